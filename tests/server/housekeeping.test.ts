import { describe, expect, it } from 'vitest';
import { createHousekeeping } from '#server/housekeeping.ts';

describe('housekeeping', () => {
  it('does the other jobs when one fails, and tells of it', async () => {
    const failures: unknown[] = [];
    const done: string[] = [];
    const failure = new Error('away');
    const housekeeping = createHousekeeping(
      [
        async () => {
          throw failure;
        },
        async () => {
          done.push('second');
          return 0;
        },
      ],
      (error) => failures.push(error),
    );
    await housekeeping.run();
    expect(failures).toEqual([failure]);
    expect(done).toEqual(['second']);
  });

  it('stops between two batches', async () => {
    let batches = 0;
    const housekeeping = createHousekeeping(
      [
        async (limit) => {
          batches += 1;
          return limit;
        },
      ],
      () => undefined,
    );
    housekeeping.start();
    await housekeeping.stop();
    const atTheStop = batches;
    await new Promise(setImmediate);
    expect(batches).toBe(atTheStop);
  });
});
