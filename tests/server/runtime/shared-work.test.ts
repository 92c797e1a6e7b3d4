import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createSharedWork } from '#server/runtime/shared-work.ts';

function sharedWork() {
  const begun: { key: string; signal: AbortSignal; end: PromiseWithResolvers<string> }[] = [];
  const share = createSharedWork<string>();
  const ask = (key: string, waits = new AbortController().signal) =>
    share(key, waits, (signal) => {
      const end = Promise.withResolvers<string>();
      signal.addEventListener('abort', () => end.reject(signal.reason));
      begun.push({ key, signal, end });
      return end.promise;
    });
  return { begun, ask };
}

it('is done once for all who ask meanwhile, and one piece at a time', async () => {
  const { begun, ask } = sharedWork();
  const all = [ask('a'), ask('b'), ask('a'), ask('b')];
  await nextTurn();
  expect(begun.map(({ key }) => key)).toEqual(['a']);
  begun[0]?.end.resolve('of a');
  await expect.poll(() => begun.map(({ key }) => key)).toEqual(['a', 'b']);
  begun[1]?.end.resolve('of b');
  expect(await Promise.all(all)).toEqual(['of a', 'of b', 'of a', 'of b']);

  const later = ask('a');
  await expect.poll(() => begun).toHaveLength(3);
  begun[2]?.end.reject('broken');
  await expect(later).rejects.toBe('broken');
});

it('is dropped when the last who waits has left, before it begins or within', async () => {
  const { begun, ask } = sharedWork();
  const [first, second, third] = [0, 1, 2].map(() => new AbortController());
  const shared = [ask('a', first?.signal), ask('a', second?.signal)].map((one) =>
    one.catch(String),
  );
  const waiting = ask('b', third?.signal).catch(String);
  await nextTurn();
  third?.abort();
  first?.abort();
  await nextTurn();
  expect(begun.map(({ signal }) => signal.aborted)).toEqual([false]);
  second?.abort();
  expect(begun[0]?.signal.aborted).toBe(true);
  const later = ask('a');
  await expect.poll(() => begun.map(({ key }) => key)).toEqual(['a', 'a']);
  begun[1]?.end.resolve('later');
  expect(await later).toBe('later');
  const error = 'AbortError: This operation was aborted';
  expect([...(await Promise.all(shared)), await waiting]).toEqual([error, error, error]);
});
