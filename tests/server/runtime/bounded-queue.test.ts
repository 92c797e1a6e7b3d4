import { expect, it } from 'vitest';
import { createBoundedQueue } from '#server/runtime/bounded-queue.ts';
import { UnavailableError } from '#server/runtime/errors.ts';

// LIM-6
it('a bounded queue limits running and waiting tasks and refuses the rest', async () => {
  const run = createBoundedQueue({ running: 2, waiting: 3 });
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  const task = async () => {
    running += 1;
    most = Math.max(most, running);
    await gate;
    running -= 1;
  };
  const tasks = Array.from({ length: 8 }, () => run(task));
  open();
  const outcomes = await Promise.allSettled(tasks);
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...Array(5).fill('fulfilled'),
    ...Array(3).fill('rejected'),
  ]);
  for (const outcome of outcomes.slice(5)) {
    expect(outcome).toMatchObject({ reason: expect.any(UnavailableError) });
  }
  expect(most).toBe(2);
});

it('a failed task makes room for the next', async () => {
  const run = createBoundedQueue({ running: 1, waiting: 1 });
  const failing = run(() => Promise.reject(new Error('stop')));
  const next = run(async () => 'done');
  await expect(failing).rejects.toThrow('stop');
  expect(await next).toBe('done');
  expect(await run(async () => 'again')).toBe('again');
});
