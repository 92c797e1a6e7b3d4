import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { createEventStream } from '#server/features/rooms/event-stream.ts';
import { assertPlace } from '#server/features/rooms/stream-limits.ts';

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
  const streams = (count: number, address: string | undefined) =>
    Array.from({ length: count }, (_, number) => ({ device: `${address} ${number}`, address }));
  const school = streams(1000, 'school');
  const one = (address: string | undefined) => ({ device: 'new', address });
  expect(() => assertPlace(school, one('school'))).toThrow('throttled');
  expect(() => assertPlace(school.slice(1), one('school'))).not.toThrow();
  expect(() => assertPlace([...school, ...streams(999, undefined)], one(undefined))).not.toThrow();
  const full = [...school, ...streams(1000, undefined)];
  expect(() => assertPlace(full, one('elsewhere'))).toThrow('no more streams');
});
