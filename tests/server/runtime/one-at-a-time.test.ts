import { expect, it } from 'vitest';
import { oneAtATime } from '#server/runtime/one-at-a-time.ts';

it('does the work once more for all who asked meanwhile, also after a failure', async () => {
  const ends: PromiseWithResolvers<void>[] = [];
  const failures: unknown[] = [];
  const work = oneAtATime(
    () => {
      const end = Promise.withResolvers<void>();
      ends.push(end);
      return end.promise;
    },
    (error) => failures.push(error),
  );

  const all = [work(), work(), work()];
  expect(ends).toHaveLength(1);
  ends[0]?.reject('broken');
  await expect.poll(() => ends).toHaveLength(2);
  ends[1]?.resolve();
  await Promise.all(all);
  expect(ends).toHaveLength(2);
  expect(failures).toEqual(['broken']);

  const later = work();
  expect(ends).toHaveLength(3);
  ends[2]?.resolve();
  await later;
});
