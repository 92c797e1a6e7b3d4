import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import type { KeptDraw } from '#draw/kept/draws.ts';
import { MAX_DRAWS } from '#draw/kept/draws.ts';
import { addDraw, deleteDraws, readDraws } from '#draw/kept/kept-draws.ts';

const draw = (ordinal: number): KeptDraw => ({
  ordinal,
  at: 1_760_000_000_000 + ordinal,
  source: { kind: 'raffle', id: 1, title: '昼食' },
  n: 6,
  target: 14,
  line: 2,
  item: '饂飩',
});

describe('the history', () => {
  // ROU-23
  it('has the newest draw first, and is empty when it was deleted', async () => {
    await addDraw(draw(1));
    await addDraw(draw(2));
    expect(await readDraws()).toEqual([draw(2), draw(1)]);
    await deleteDraws();
    expect(await readDraws()).toEqual([]);
  });

  // ROU-23
  it('lets the oldest go beyond its limit', async () => {
    await addDraw(draw(0));
    const database = await openDB('kept');
    const { store, done } = database.transaction('draws', 'readwrite');
    for (let ordinal = 1; ordinal < MAX_DRAWS; ordinal++) void store.add(draw(ordinal));
    await done;
    database.close();
    await addDraw(draw(MAX_DRAWS));
    const draws = await readDraws();
    expect(draws).toHaveLength(MAX_DRAWS);
    expect(draws[0]?.ordinal).toBe(MAX_DRAWS);
    expect(draws.at(-1)?.ordinal).toBe(1);
  });

  // ROU-23
  it('leaves out what it cannot read', async () => {
    await addDraw(draw(1));
    const database = await openDB('kept');
    await database.add('draws', { ...draw(2), line: 'two' });
    await database.add('draws', { ...draw(3), source: { kind: 'list', id: 'AA', title: '' } });
    await database.add('draws', null);
    database.close();
    expect(await readDraws()).toEqual([draw(1)]);
  });
});
