import { expect, it, onTestFinished, vi } from 'vitest';
import { HOUR_MS } from '#domain/time-units.ts';
import { ApiError } from '#lib/http/api-error.ts';
import { serverClock } from '#lib/time/server-clock.ts';
import type { AnyKinds } from '#sync/command.ts';
import { createQueue } from '#sync/create-queue.ts';
import { added, createQueueDatabase } from '#sync/queue-database.ts';
import type { QueueDeps } from '#sync/queue-deps.ts';
import { loneQueue } from '#tests/support/page/lone-queue.ts';
import { newCommand } from '#tests/support/page/new-command.ts';
import { trackerKinds } from '#work-time/commands/kinds.ts';

const NOW = Date.UTC(2026, 10, 20, 14);

function openQueue(parts: Pick<QueueDeps, 'send'> & Partial<QueueDeps>) {
  const queue = createQueue({
    database: createQueueDatabase('user', trackerKinds as AnyKinds, 'of create-queue'),
    kinds: trackerKinds as AnyKinds,
    clock: { ...serverClock, now: () => NOW + 5000 },
    ...loneQueue,
    ...parts,
  });
  onTestFinished(queue.stop);
  return queue;
}

// OUT-1, OUT-5
it('does not send what is taken back while the token is replaced', async () => {
  const token = Promise.withResolvers<boolean>();
  const send = vi.fn();
  const queue = openQueue({ send, prepare: () => token.promise });
  await createQueueDatabase('user', trackerKinds as AnyKinds, 'of create-queue').change(
    added([newCommand('key')]),
  );
  queue.wake();
  await vi.waitFor(() => expect(queue.state.get().rows).toHaveLength(1));
  expect(await queue.takeBack(['key'])).toBe(true);
  token.resolve(true);
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
  expect(send).not.toHaveBeenCalled();
});

// OUT-10
it.each([
  ['while the one before waits', new ApiError({ kind: 'no-response', reason: 'network' })],
  ['when the one before is done', null],
])('a press follows in time, though the clock was set back, %s', async (_, failure) => {
  const send = vi.fn(async () => {
    if (failure) throw failure;
    return { settled: { undo: null }, revision: null };
  });
  const queue = openQueue({ send });
  void queue.press([{ kind: 'add' }, { kind: 'add' }], NOW);
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(failure ? 1 : 2));
  void queue.press([{ kind: 'add' }], NOW - HOUR_MS);
  const { rows, done } = queue.state.get();
  const times = [...done.map(({ row }) => row), ...rows].map(({ pressedMs }) => pressedMs);
  expect(times).toEqual([NOW, NOW + 1, NOW + 2]);
});

it('OUT-10 a press keeps its own time after one of a clock that was ahead', async () => {
  const send = vi.fn<QueueDeps['send']>();
  send.mockResolvedValue({ settled: { undo: null }, revision: null });
  const queue = openQueue({ send });
  await queue.press([{ kind: 'add' }], NOW + HOUR_MS);
  await queue.press([{ kind: 'add' }], NOW + 6000);
  expect(send.mock.calls.at(-1)).toMatchObject([{ pressedMs: NOW + 6000 }]);
});
