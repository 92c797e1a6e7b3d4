import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { createEventStream } from '#server/features/rooms/event-stream.ts';
import { createStreamCounts } from '#server/features/rooms/stream-limits.ts';

function streamOfNobody() {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  return { response, stream: createEventStream(response) };
}

// ROM-3
it('a stream is cut off when the second comment in a row finds it unread', () => {
  const { response, stream } = streamOfNobody();
  stream.send('x'.repeat(100_000));
  stream.comment();
  expect(response.destroyed).toBe(false);
  stream.comment();
  expect(response.destroyed).toBe(true);
});

// ROM-3
it('a stream is cut off when 512 kB of it are unread', () => {
  const { response, stream } = streamOfNobody();
  for (let sent = 0; sent < 6; sent += 1) stream.send('x'.repeat(100_000));
  expect(response.destroyed).toBe(false);
  stream.send('x');
  expect(response.destroyed).toBe(true);
});

// ROM-6
it('one address has 1,000 streams beside those of hosts, and a process 2,000', () => {
  const counts = createStreamCounts();
  const back = Array.from({ length: 1000 }, (_, token) =>
    counts.take({ token: `${token}`, address: 'a' }),
  );
  expect(() => counts.take({ token: 'next', address: 'a' })).toThrow('Request was throttled');
  counts.take({ token: 'host', address: undefined });
  back[7]?.();
  counts.take({ token: 'next', address: 'a' });
  for (let token = 0; token < 999; token += 1) counts.take({ token: `b${token}`, address: 'b' });
  expect(counts.all()).toBe(2000);
  expect(() => counts.take({ token: 'b', address: 'b' })).toThrow('no more streams');
});
