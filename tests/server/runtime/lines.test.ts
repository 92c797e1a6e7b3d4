import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createLines, type LinesSize } from '#server/runtime/lines.ts';

/** Tasks are called after their line and their number in it. */
function open(size: Partial<LinesSize> = {}) {
  const lines = createLines<string>({
    atOnce: 1,
    waiting: Infinity,
    workOfTurn: Infinity,
    ...size,
  });
  const begun: string[] = [];
  return {
    begun,
    enter: (...tasks: string[]) =>
      tasks.map((task) => lines.enter(task.charAt(0), () => begun.push(task))),
    /** Ends the task; returns when the next one has begun. */
    async leave(task: string, work = 1): Promise<void> {
      lines.leave(task.charAt(0), work);
      await Promise.resolve();
    },
  };
}

// LIM-12
describe('lines', () => {
  it('are served in rotation, whatever their length', async () => {
    const { begun, enter, leave } = open();
    enter('a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1', 'c2');
    for (let i = 0; i < 7; i += 1) await leave(begun.at(-1) ?? '');
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'a4']);
  });

  it('come after who has none', async () => {
    const { begun, enter, leave } = open();
    enter('a1', 'a2', 'a3', 'b1', 'b2', 'b3');
    for (const task of ['a1', 'b1', 'a2']) await leave(task);
    enter('c1', 'd1');
    for (const task of ['b2', 'c1', 'd1']) await leave(task);
    expect(begun).toEqual(['a1', 'b1', 'a2', 'b2', 'c1', 'd1', 'a3']);
  });

  it('have one task each in progress, and a few in all', async () => {
    const { begun, enter, leave } = open({ atOnce: 3 });
    enter('a1', 'a2', 'b1', 'b2');
    expect(begun).toEqual(['a1', 'b1']);
    enter('c1', 'd1');
    expect(begun).toEqual(['a1', 'b1', 'c1']);
    await leave('a1');
    expect(begun).toEqual(['a1', 'b1', 'c1', 'd1']);
    await leave('b1');
    expect(begun.at(-1)).toBe('a2');
  });

  it('that are full have no room, and all others have', async () => {
    const { begun, enter, leave } = open({ waiting: 2 });
    expect(enter('a1', 'a2', 'a3', 'a4', 'b1', 'b2')).toEqual([
      true,
      true,
      true,
      false,
      true,
      true,
    ]);
    for (const task of ['a1', 'b1', 'a2', 'b2', 'a3']) await leave(task);
    expect(begun).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
    expect(enter('a5')).toEqual([true]);
  });

  it('leave a turn of the event loop to others after much work', async () => {
    const { begun, enter, leave } = open({ atOnce: 2, workOfTurn: 10 });
    enter('a1', 'a2', 'b1', 'c1', 'd1');
    await leave('a1', 9);
    expect(begun).toEqual(['a1', 'b1', 'c1']);
    await leave('b1', 1);
    expect(begun).toEqual(['a1', 'b1', 'c1']);
    await nextTurn();
    expect(begun).toEqual(['a1', 'b1', 'c1', 'd1']);
    await leave('c1', 10);
    enter('e1');
    expect(begun.at(-1)).toBe('d1');
    await nextTurn();
    expect(begun.at(-1)).toBe('e1');
    await leave('d1');
    expect(begun.at(-1)).toBe('a2');
  });

  it('hold thousands of tasks that end as they begin', async () => {
    const lines = createLines<string>({ atOnce: 1, waiting: Infinity, workOfTurn: Infinity });
    let ended = 0;
    lines.enter('a', () => undefined);
    for (let i = 0; i < 5000; i += 1) {
      lines.enter('a', () => {
        ended += 1;
        lines.leave('a', 1);
      });
    }
    lines.leave('a', 1);
    await nextTurn();
    expect(ended).toBe(5000);
  });
});
