/**
 * A test that did not end in time goes on beside the one after it. Its steps would move the time of that one
 * and write into its database: they wait for ever instead.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<{ isOver: boolean }>();

/** For `aroundEach`: knows the steps of each test, and when it and its hooks are over. */
export async function untilItsEnd(runTest: () => Promise<void>): Promise<void> {
  const test = { isOver: false };
  try {
    await running.run(test, runTest);
  } finally {
    test.isOver = true;
  }
}

/** Waits for ever if the test that takes this step is over. */
export async function whileTestRuns(): Promise<void> {
  if (running.getStore()?.isOver) await new Promise(() => undefined);
}
