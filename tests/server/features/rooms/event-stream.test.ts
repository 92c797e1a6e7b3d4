import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
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

describe('streams of a process', () => {
  const streams = (count: number, address: string | undefined) =>
    Array.from({ length: count }, (_, number) => ({ device: `${address} ${number}`, address }));
  const one = (address: string | undefined, device = 'new') => ({ device, address });

  // ROM-6
  it('are 1,000 of one address beside those of hosts, three of a device, and 2,000 in all', () => {
    const school = streams(1000, 'school');
    expect(() => assertPlace(school, one('school'))).toThrow('throttled');
    expect(() => assertPlace(school.slice(1), one('school'))).not.toThrow();
    const tabs = ['tab', 'tab', 'tab'].map((device) => one('school', device));
    expect(() => assertPlace(tabs, one('school', 'tab'))).toThrow('throttled');
    const others = [...school, ...streams(999, undefined)];
    expect(() => assertPlace(others, one(undefined))).not.toThrow();
    const full = [...school, ...streams(1000, undefined)];
    expect(() => assertPlace(full, one('elsewhere'))).toThrow('no more streams');
  });

  // ROM-17: two addresses have once taken all.
  it('are from 1,500 on one of a device and 200 of an address', () => {
    const many = [...streams(700, 'first'), ...streams(600, 'second'), ...streams(200, 'third')];
    expect(() => assertPlace(many, one('third'))).toThrow('throttled');
    expect(() => assertPlace(many.slice(0, -1), one('third'))).not.toThrow();
    const others = [...many.slice(0, -200), ...streams(199, 'fourth'), one('fifth', 'fifth')];
    expect(() => assertPlace(others, one('fourth'))).not.toThrow();
    expect(() => assertPlace(others, one('fifth', 'fifth'))).toThrow('throttled');
    expect(() => assertPlace(others.slice(1), one('fifth', 'fifth'))).not.toThrow();
  });

  // ROM-17
  it('are for the last 400 those of hosts, and of addresses with fewer than 50', () => {
    const most = [...streams(800, 'first'), ...streams(700, 'second')];
    const kept = [
      ...most,
      ...streams(50, 'third'),
      ...streams(49, 'fourth'),
      ...streams(1, 'fifth'),
    ];
    expect(() => assertPlace(kept, one('third'))).toThrow('throttled');
    expect(() => assertPlace(kept, one('fourth'))).not.toThrow();
    expect(() => assertPlace(kept, one(undefined))).not.toThrow();
    expect(() => assertPlace(kept.slice(1), one('third'))).not.toThrow();
  });
});
