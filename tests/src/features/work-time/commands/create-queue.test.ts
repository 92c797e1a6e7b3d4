import { expect, it, vi } from 'vitest';
import { createQueue } from '#features/work-time/commands/queue/create-queue.ts';
import { createPressDatabase } from '#features/work-time/commands/queue/press-database.ts';
import { serverClock } from '#lib/time/server-clock.ts';
import { newPress } from '#tests/support/page/new-press.ts';

// OUT-1, OUT-5
it('does not send what is taken back while the token is replaced', async () => {
  const token = Promise.withResolvers<boolean>();
  const perform = vi.fn();
  const queue = createQueue({
    database: createPressDatabase('user', 'of create-queue'),
    perform,
    isReady: () => false,
    prepare: () => token.promise,
    clock: serverClock,
    runAlone: (work) => work(),
    channel: { post: () => undefined, listen: () => () => undefined },
    onDelayed: () => undefined,
    onPerformed: () => undefined,
    onIdle: () => undefined,
    onTold: () => undefined,
  });
  await createPressDatabase('user', 'of create-queue').add([newPress('key')]);
  queue.wake();
  await vi.waitFor(() => expect(queue.state.get().rows).toHaveLength(1));
  expect(await queue.takeBack(['key'])).toBe(true);
  token.resolve(true);
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
  expect(perform).not.toHaveBeenCalled();
  queue.stop();
});
