import { describe, expect, it } from 'vitest';
import { LIST_LIMIT_BYTES, LIST_LINES } from '#contract/limits.ts';
import { type ListLetter, ownListPaths } from '#contract/own-list-paths.ts';
import type { SavedOwnList, StoredOwnList } from '#contract/own-lists.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { suiteApp, suiteTracker } from '#tests/support/server/suite.ts';
import { storedRows } from '#tests/support/server/tables.ts';
import { signedInTracker, type TrackerCalls } from '#tests/support/server/tracker-calls.ts';

const duty = { title: '掃除当番', items: ['佐藤', '鈴木', '佐藤'], drawn: [3, 1] };

// ROU-35, ROU-52
describe.each(routeDatabases)('the lists of an account on $name', ({ open }) => {
  const testApp = suiteApp({ open });
  const taro = suiteTracker(testApp);

  const lists = async ({ call }: TrackerCalls) =>
    (await call<StoredOwnList[]>('GET', ownListPaths.lists)).body;
  const save = ({ call }: TrackerCalls, version: number, list: object = duty) =>
    call<SavedOwnList & { current: StoredOwnList }>('PUT', ownListPaths.list('A'), {
      version,
      ...list,
    });
  const remove = ({ call }: TrackerCalls, version: number) =>
    call<{ current: StoredOwnList }>('DELETE', `${ownListPaths.list('A')}?version=${version}`);

  it('are kept with their weights and drawn lines, each under its letter', async () => {
    expect(await lists(taro)).toEqual([]);
    await taro.call('PUT', ownListPaths.list('C'), { version: 0, title: '', items: [], drawn: [] });
    const { status, body } = await save(taro, 0);
    expect({ status, body }).toEqual({
      status: 200,
      body: { letter: 'A', version: expect.any(Number) },
    });
    expect(await lists(taro)).toEqual([
      { ...duty, ...body },
      { letter: 'C', version: expect.any(Number), title: '', items: [], drawn: [] },
    ]);
  });

  it('are another thing for another user', async () => {
    const hanako = await signedInTracker(testApp, 'hanako');
    await save(taro, 0);
    expect(await lists(hanako)).toEqual([]);
    await save(hanako, 0, { ...duty, title: '花子の' });
    expect(await lists(taro)).toMatchObject([{ title: '掃除当番' }]);
    expect(await lists(hanako)).toMatchObject([{ title: '花子の' }]);
  });

  it('are changed and removed only by who has seen the current one', async () => {
    const first = (await save(taro, 0)).body.version;
    const second = (await save(taro, first, { ...duty, title: '日直' })).body.version;
    expect(second).toBeGreaterThan(first);
    const current = { ...duty, letter: 'A', title: '日直', version: second };
    const before = await storedRows(testApp.db);
    for (const stale of [0, first, second + 1]) {
      const { status, body } = await save(taro, stale, { ...duty, title: '古い' });
      expect({ status, body }).toEqual({
        status: 409,
        body: { code: 'conflict', detail: expect.any(String), current },
      });
    }
    expect(await remove(taro, first)).toMatchObject({ status: 409, body: { current } });
    expect(await storedRows(testApp.db)).toEqual(before);
    expect((await remove(taro, second)).status).toBe(204);
    expect(await lists(taro)).toEqual([]);
  });

  it('never have a version again that another list had before', async () => {
    const { version } = (await save(taro, 0)).body;
    await remove(taro, version);
    expect((await save(taro, version)).status).toBe(404);
    expect((await save(taro, 0)).body.version).toBeGreaterThan(version);
    expect((await save(taro, version)).status).toBe(409);
  });

  it('of two that are saved at once keep one', async () => {
    const saved = await Promise.all(
      ['一', '二', '三'].map((title) => save(taro, 0, { ...duty, title })),
    );
    expect(saved.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await lists(taro)).toHaveLength(1);
  });

  it('have as many lines as a list may have', async () => {
    const items = Array.from({ length: LIST_LINES }, (_, index) => `${index + 1}番 佐藤さん`);
    const drawn = items.map((_, index) => LIST_LINES - index);
    expect((await save(taro, 0, { ...duty, items, drawn })).status).toBe(200);
    expect(await lists(taro)).toMatchObject([{ items, drawn }]);
  });

  // LIM-7
  it('are at most a megabyte', async () => {
    const list = { ...duty, items: Array.from({ length: 5000 }, () => 'x'.repeat(200)) };
    const left = LIST_LIMIT_BYTES - Buffer.byteLength(JSON.stringify({ version: 0, ...list }));
    list.items.push(...Array.from({ length: Math.floor(left / 8) - 1 }, () => 'xxxxx'));
    const rest = LIST_LIMIT_BYTES - Buffer.byteLength(JSON.stringify({ version: 0, ...list }));
    const title = list.title + 'x'.repeat(rest);
    expect(await save(taro, 0, { ...list, title: `${title}x` })).toMatchObject({
      status: 413,
      body: { code: 'too_large' },
    });
    expect((await save(taro, 0, { ...list, title })).status).toBe(200);
    expect(await lists(taro)).toMatchObject([{ title, items: list.items }]);
  });

  it('are at most four megabytes together, which a refusal names', async () => {
    const large = { title: '', items: Array(4000).fill('組'.repeat(80)), drawn: [] };
    const saved = async (letter: ListLetter, version = 0) =>
      (await taro.call<SavedOwnList>('PUT', ownListPaths.list(letter), { version, ...large })).body;
    for (const letter of ['A', 'M', 'X'] as const) await saved(letter);
    const { version } = await saved('Y');
    expect(await saved('Z')).toEqual({ items: ['All lists together have at most 4 MB.'] });
    expect(await saved('Y', version)).toMatchObject({ letter: 'Y' });
    expect((await lists(taro)).map(({ letter }) => letter)).toEqual(['A', 'M', 'X', 'Y']);
  });

  // API-15
  it.each([
    ['empty lines', '""'],
    ['numbers', '1'],
  ])('are refused quickly where there are too many %s', async (_, item) => {
    const items = Array(Math.floor(1_000_000 / (item.length + 1))).fill(item);
    const payload = `{"version":0,"title":"","drawn":[],"items":[${items.join()}]}`;
    const headers = { ...taro.user.headers, 'content-type': 'application/json' };
    const response = await testApp.call('PUT', ownListPaths.list('A'), payload, { headers });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual(['items']);
    expect(response.body.length).toBeLessThan(200);
  });
});
