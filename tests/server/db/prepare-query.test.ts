import { describe, expect, it } from 'vitest';
import { prepareQuery } from '#server/db/prepare-query.ts';
import type { Db } from '#server/db/schema.ts';
import { databases } from '#tests/support/server/databases.ts';

function prepareTitles(db: Db) {
  return prepareQuery(db, ({ from, to }: { from: number; to: number }) =>
    db
      .selectFrom('raffles')
      .select('title')
      .where('id', '>=', from)
      .where('id', '<=', to)
      .orderBy('id'),
  );
}

describe.each(databases)('a prepared query on $name', ({ open }) => {
  it('uses the values of each call', async () => {
    const db = await open();
    const titles = prepareTitles(db);
    const all = await db.selectFrom('raffles').select('title').orderBy('id').execute();
    const [first, second, third] = all;
    expect(await titles.execute({ from: 1, to: 3 })).toEqual([first, second, third]);
    expect(await titles.execute({ from: 3, to: 3 })).toEqual([third]);
    expect(await titles.executeTakeFirst({ from: 2, to: 3 })).toEqual(second);
    expect(await titles.executeTakeFirst({ from: 9, to: 9 })).toBeUndefined();
    await expect(titles.executeTakeFirstOrThrow({ from: 9, to: 9 })).rejects.toThrow('no row');
    await db.destroy();
  });

  it('writes the values of each call, null among them', async () => {
    const db = await open();
    const insert = prepareQuery(db, (row: { ip_addr: string; last_request_at: number | null }) =>
      db
        .insertInto('response_times')
        .values({ ip_addr: row.ip_addr, last_request_at: row.last_request_at, created_at: 7 })
        .returning(['ip_addr', 'last_request_at', 'created_at']),
    );
    for (const row of [
      { ip_addr: '::1', last_request_at: 5 },
      { ip_addr: '::2', last_request_at: null },
    ]) {
      expect(await insert.executeTakeFirstOrThrow(row)).toEqual({ ...row, created_at: 7 });
    }
    await db.destroy();
  });

  it('does not see a transaction that is in progress and then rolled back', async () => {
    const db = await open();
    const titles = prepareTitles(db);
    let outside: Promise<unknown[]> | undefined;
    const undone = db.transaction().execute(async (inside) => {
      await inside.insertInto('raffles').values({ title: '景品' }).execute();
      outside = titles.execute({ from: 4, to: 4 });
      throw new Error('stop');
    });
    await expect(undone).rejects.toThrow('stop');
    expect(await outside).toEqual([]);
    await db.destroy();
  });

  it('cannot be prepared in a transaction, where it would run outside of it', async () => {
    const db = await open();
    await db.transaction().execute(async (inside) => {
      expect(() => prepareTitles(inside)).toThrow('on a connected database');
    });
    await db.destroy();
  });
});
