import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { createEventStream } from '#server/features/rooms/event-stream.ts';

// ROM-5
it('a stream is cut off when the second comment in a row finds it unread', () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const stream = createEventStream(response);
  stream.send('x'.repeat(100_000));
  stream.comment();
  expect(response.destroyed).toBe(false);
  stream.comment();
  expect(response.destroyed).toBe(true);
});
