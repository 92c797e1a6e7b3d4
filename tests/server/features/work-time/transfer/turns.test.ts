import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createBackupService } from '#server/features/work-time/transfer/backup-service.ts';
import { createPause, inBatches } from '#server/runtime/pause.ts';

/** A clock that only work moves. */
function stopClock(): (ms: number) => void {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  return (ms) => {
    now += ms;
  };
}

/** Counts the turns of the event loop until the work is done. */
async function turnsOf(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await nextTurn();
    turns += 1;
  }
  await done;
  return turns;
}

// HRS-10
describe('work on many rows', () => {
  const items = Array.from({ length: 40 }, (_, index) => index);

  it('is done in batches, smaller ones after one that took long, and larger ones again', async () => {
    const work = stopClock();
    const batches: number[][] = [];
    const times = [20, 20, 20, 10, 1, 1];
    await inBatches(items, { least: 3, most: 12 }, async (batch) => {
      batches.push([...batch]);
      work(times.shift() ?? 0);
    });
    expect(batches.map(({ length }) => length)).toEqual([12, 6, 3, 3, 3, 6, 7]);
    expect(batches.flat()).toEqual(items);
  });

  it('lets others have a turn after each batch', async () => {
    const batches = inBatches(items, { least: 4, most: 4 }, async () => undefined);
    expect(await turnsOf(batches)).toBeGreaterThanOrEqual(10);
  });

  it('lets others have a turn whenever it has lasted 10 ms', async () => {
    const work = stopClock();
    const pause = createPause();
    async function run(): Promise<void> {
      for (const _item of items) {
        work(5);
        await pause();
      }
    }
    expect(await turnsOf(run())).toBeGreaterThanOrEqual(10);
  });

  it('lets others have a turn after each part of a backup', async () => {
    let left = 10;
    const entry = { uuid: 'a', record_id: 1, beginning_time: 0, ending_time: 1, note: '' };
    const service = createBackupService(
      {
        records: async () => [{ id: 1, uuid: 'r', name: '設計', archived_at: null, created_at: 0 }],
        // A database in this process responds before the next turn.
        entries: async (_user, _after, limit) => {
          left -= 1;
          return Array.from({ length: left > 0 ? limit : 0 }, () => ({ ...entry, isLive: true }));
        },
        lists: async () => [],
        noteExport: async () => undefined,
      },
      {
        allDays: async () => [],
        days: async () => [],
        day: async (_user, date) => ({ date, mark: null, remark: '', version: 0 }),
        settings: async () => ({ version: 0, settings: null }),
      },
      () => 0,
    );
    async function read(): Promise<void> {
      for await (const _part of await service.write(1, 'sid'));
    }
    expect(await turnsOf(read())).toBeGreaterThanOrEqual(9);
  });
});
