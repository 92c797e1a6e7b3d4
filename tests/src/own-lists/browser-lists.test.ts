import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { readLists, saveBrowserList } from '#own-lists/kept-lists.ts';

const duty = { letter: 'A', title: '掃除当番', text: '佐藤', version: 0 } as const;

// ROU-20
describe('a letter', () => {
  // ROU-46
  it('that two tabs fill at once keeps one list, and the other tab is told which', async () => {
    const [one, other] = await Promise.all([
      saveBrowserList(duty),
      saveBrowserList({ ...duty, title: '日直' }),
    ]);
    const kept = { ...duty, version: 1 };
    expect(one).toEqual({ kind: 'saved', list: kept });
    expect(other).toEqual({ kind: 'conflict', list: kept });
    expect(await readLists()).toEqual([kept]);
  });

  it('is filled where its row cannot be read', async () => {
    expect(await readLists()).toEqual([]);
    const database = await openDB('kept');
    await database.put('lists', 'damaged', 'A');
    database.close();
    expect(await saveBrowserList(duty)).toMatchObject({ kind: 'saved' });
    expect(await readLists()).toEqual([{ ...duty, version: 1 }]);
  });

  it('has the row that 1.0.0 reads', async () => {
    await saveBrowserList(duty);
    const database = await openDB('kept');
    const { title, text } = duty;
    expect(await database.get('lists', 'A')).toEqual({ slot: 'A', title, text, version: 1 });
    database.close();
  });
});
