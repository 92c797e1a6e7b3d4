import { expect, it, onTestFinished, vi } from 'vitest';
import { createQueryClient } from '#app/query-client.ts';
import type { CommandSet } from '#sync/command.ts';
import { currentQueue } from '#sync/current-queue.ts';
import { undoHistory } from '#sync/undo-history.ts';

/** A set of commands that are sent at once, and taken back by their inverse. */
function openSet(name: string, sent: string[]): CommandSet {
  const kind = (inverse: string | null) => ({
    isReadable: () => true,
    name: () => name,
    send: async ({ command: { kind: sentKind } }: { command: { kind: string } }) => {
      sent.push(sentKind);
      return { undo: inverse === null ? null : { kind: inverse } };
    },
  });
  return { key: [name], kinds: { [name]: kind(`not ${name}`), [`not ${name}`]: kind(null) } };
}

// TRK-30
it('takes back presses of several sets in one order, each by its own set', async () => {
  currentQueue.set(null);
  onTestFinished(() => currentQueue.set(undefined));
  const sent: string[] = [];
  const [tasks, days] = [openSet('task', sent), openSet('day', sent)];
  const history = undoHistory(createQueryClient());
  const isIdle = () => vi.waitFor(() => expect(history.state.get().busy).toBe(0));
  for (const [set, kind] of [
    [tasks, 'task'],
    [days, 'day'],
  ] as const) {
    history.press(set, [{ kind }], kind);
    await isIdle();
  }
  expect(history.state.get().steps.map(({ message }) => message)).toEqual(['task', 'day']);
  for (let turn = 0; turn < 2; turn += 1) {
    vi.spyOn(performance, 'now').mockReturnValue(1000 * (turn + 1));
    history.undo();
    await isIdle();
  }
  expect(sent).toEqual(['task', 'day', 'not day', 'not task']);
  expect(history.state.get().steps).toEqual([]);
});

// TRK-30
it('takes back the press before it, though another one is made before that is done', async () => {
  currentQueue.set(null);
  onTestFinished(() => currentQueue.set(undefined));
  const [tasks, days] = [openSet('task', []), openSet('day', [])];
  const history = undoHistory(createQueryClient());
  history.press(tasks, [{ kind: 'task' }], 'task');
  history.undo();
  history.press(days, [{ kind: 'day' }], 'day');
  await vi.waitFor(() => expect(history.state.get().busy).toBe(0));
  const { steps, redo } = history.state.get();
  expect([steps.map(({ message }) => message), redo?.message]).toEqual([['day'], 'task']);
});
