import { describe, expect, it } from 'vitest';
import { createResponseTimeRepository } from '#server/features/response-time/repository.ts';
import {
  createResponseTimeService,
  type GuestLimits,
} from '#server/features/response-time/service.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { suiteApp } from '#tests/support/server/suite.ts';

// LIM-13
describe.each(routeDatabases)('response times of guests on $name', ({ open }) => {
  const testApp = suiteApp({ open });

  async function add(address: string, count: number): Promise<void> {
    const rows = Array.from({ length: count }, (_, index) => ({
      ip_addr: address,
      created_at: index,
    }));
    await testApp.db.insertInto('guest_response_times').values(rows).execute();
  }
  /** How many rows each address has, and the oldest of them. */
  async function kept() {
    const rows = await testApp.db
      .selectFrom('guest_response_times')
      .select([
        'ip_addr',
        ({ fn }) => fn.min('created_at').as('oldest'),
        ({ fn }) => fn.countAll().as('count'),
      ])
      .groupBy('ip_addr')
      .orderBy('ip_addr')
      .execute();
    return rows.map(({ ip_addr, oldest, count }) => [ip_addr, Number(count), Number(oldest)]);
  }
  async function prune(limits: GuestLimits, batch: number): Promise<number[]> {
    const rows = createResponseTimeRepository(testApp.db);
    const { pruneGuests } = createResponseTimeService(rows, limits, testApp.clock);
    const deleted: number[] = [];
    do deleted.push(await pruneGuests(batch));
    while (deleted.at(-1) === batch);
    return deleted;
  }

  it('are kept up to the limit of each address, the newest of them', async () => {
    await add('a', 30);
    await add('b', 10);
    await add('c', 25);
    expect(await prune({ perAddress: 10, inAll: 1000 }, 20)).toEqual([20, 15]);
    expect(await kept()).toEqual([
      ['a', 10, 20],
      ['b', 10, 0],
      ['c', 10, 15],
    ]);
  });

  it('are kept up to a limit of all, the newest of them', async () => {
    await add('a', 10);
    await add('b', 10);
    await add('c', 10);
    expect(await prune({ perAddress: 10, inAll: 15 }, 500)).toEqual([15]);
    expect(await kept()).toEqual([
      ['b', 5, 5],
      ['c', 10, 0],
    ]);
  });
});
