/** The test vectors of docs/drawing-together.md, and what follows from many draws. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toBase64Url } from '#domain/base64url.ts';
import { advance, drawnLine } from '#domain/rooms/advance.ts';
import { commitmentOf, firstChain, linesHashOf, targetOfBytes } from '#domain/rooms/hashes.ts';
import { emptyRoom, seenOf } from '#domain/rooms/room-state.ts';
import { chiSquared, chiSquaredTail } from '#domain/roulette/chi-squared.ts';
import {
  eventReader,
  openCipher,
  readPayload,
  sha256,
} from '#features/roulette/together/room-crypto.ts';
import { readRoomLink } from '#features/roulette/together/room-link.ts';
import { sha256 as fast, ITEMS, madeUpRoom } from './made-up-room.ts';

const page = readFileSync(new URL('../../../docs/drawing-together.md', import.meta.url), 'utf8');
const [hashes, whole] = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) =>
  JSON.parse(json),
);

// ROM-22
describe('the vectors of the document', () => {
  it('have these hashes', async () => {
    const { room, items, without, linesHash, bytes, commitments } = hashes;
    expect(await firstChain(room, sha256)).toBe(whole.chains[0]);
    expect(await linesHashOf(items, without, sha256)).toBe(linesHash);
    const made = bytes.map((each: string) => commitmentOf(each, sha256));
    expect(await Promise.all(made)).toEqual(commitments);
  });

  it.each<{ n: number; target: number }>(hashes.targets)(
    'have the target $target of $n lines',
    async ({ n, target }) => {
      expect(await targetOfBytes(n, hashes.bytes, sha256)).toBe(target);
    },
  );

  // ROM-20
  it('are a room whose draw every device confirms', async () => {
    const { id, key } = readRoomLink(whole.fragment) ?? { id: '', key: '' };
    const cipher = await openCipher(key);
    const { title, items, host } = await readPayload(cipher, whole.payload);
    expect({ title, items }).toEqual({ title: '昼食', items: hashes.items });
    const read = await eventReader(cipher, id, host);
    let state = await emptyRoom({ room: id, items, remembered: null }, sha256);
    const chains = [seenOf(state).chain];
    for (const event of whole.events) {
      state = await advance(state, await read(event), sha256);
      chains.push(seenOf(state).chain);
    }
    const [draw] = state.draws;
    expect(state).toMatchObject({ wrong: null, ignored: 0 });
    expect(chains).toEqual(whole.chains);
    expect(draw?.parts.map(({ bytes }) => bytes)).toEqual(hashes.bytes);
    expect(draw && { target: draw.target, ...drawnLine(draw, items) }).toEqual(whole.drawn);
  });

  // ROM-20
  it.each([
    ['another sender', { sender: 'viewer' }, {}, 'unreadable'],
    ['another room', {}, { room: 'A'.repeat(22) }, 'unsigned'],
  ])('say nothing if the server names %s', async (_, event, place, kind) => {
    const { id, key } = readRoomLink(whole.fragment) ?? { id: '', key: '' };
    const cipher = await openCipher(key);
    const { host } = await readPayload(cipher, whole.payload);
    const read = await eventReader(cipher, 'room' in place ? place.room : id, host);
    const { content } = await read({ ...whole.events[0], ...event });
    expect(content.kind).toBe(kind);
  });

  // ROM-20
  it('have a list that no other link shows', async () => {
    const { key } = readRoomLink(whole.fragment) ?? { key: '' };
    const otherHost = `${key.slice(0, 30)}${'A'.repeat(13)}`;
    const otherKey = `${'A'.repeat(13)}${key.slice(13)}`;
    for (const other of [otherHost, otherKey]) {
      await expect(
        openCipher(other).then((cipher) => readPayload(cipher, whole.payload)),
      ).rejects.toThrow();
    }
  });
});

describe('the target', () => {
  // ROM-22
  it('comes from the next value where one is not fair, and from the next block after eight', async () => {
    // 2^32 - 1 is refused for three lines: 2^32 leaves a rest of 1.
    const unfair = new Uint8Array(32).fill(255);
    const blocks = [unfair, new Uint8Array(32).fill(255, 0, 4)];
    const counters: number[] = [];
    const target = await targetOfBytes(3, [toBase64Url(new Uint8Array(32))], async (bytes) => {
      counters.push(bytes.at(-1) ?? -1);
      return blocks[counters.length - 1] ?? new Uint8Array(32);
    });
    expect(counters).toEqual([0, 1]);
    expect(target).toBe(7);
  });

  // ROM-22
  it('is each line equally often in 10,000 draws of a host and two viewers', async () => {
    const counts = ITEMS.map(() => 0);
    for (let seed = 0; seed < 10_000; seed += 1) {
      const room = await madeUpRoom({ seed });
      await room.draw(['a', 'b']);
      const [draw] = room.state().draws;
      if (!draw) throw new Error('nothing was drawn');
      const { line } = drawnLine(draw, ITEMS);
      counts[line - 1] = (counts[line - 1] ?? 0) + 1;
    }
    expect(counts.reduce((sum, count) => sum + count)).toBe(10_000);
    expect(chiSquaredTail(chiSquared(counts), counts.length - 1)).toBeGreaterThan(0.01);
  }, 60_000);

  // ROM-22
  it('depends on every bit of every device', async () => {
    const zero = new Uint8Array(32);
    const others = Array.from({ length: 512 }, (_, bit) => {
      const parts = [new Uint8Array(32), new Uint8Array(32)];
      const part = parts[bit >> 8];
      if (part) part[(bit & 255) >> 3] = 1 << (bit & 7);
      return parts.map(toBase64Url);
    });
    const n = 10_000;
    const first = await targetOfBytes(n, [zero, zero].map(toBase64Url), fast);
    const targets = await Promise.all(others.map((bytes) => targetOfBytes(n, bytes, fast)));
    // One in ten thousand is the same by chance.
    expect(targets.filter((target) => target === first).length).toBeLessThan(3);
  });
});
