/**
 * The time of a page test. It stands still while test, page and server work, and jumps from timer
 * to timer while the test waits: no real waiting, and times that do not depend on the machine.
 */
import { configure, getConfig } from '@testing-library/react';
import { vi } from 'vitest';
import { SPIN_MS } from '#domain/roulette/spin-schedule.ts';
import { whileTestRuns } from '../end-of-test.ts';

// The real timers, which run while the page's time stands still.
const { setImmediate } = globalThis;
async function turn(): Promise<void> {
  await new Promise<void>((resolve) => setImmediate(resolve));
  await whileTestRuns();
}

/** React renders in slices of 5 ms, one a turn. On a busy machine a page takes hundreds of them. */
const TURNS = 10;

const underWay = new Set<Promise<unknown>>();

/** Lets no time pass on the page until this is done, since no timer has a part in it. */
export async function whileTimeStands<Result>(work: Promise<Result>): Promise<Result> {
  underWay.add(work);
  try {
    return await work;
  } finally {
    underWay.delete(work);
  }
}

/** Waits for what no time passes for. */
export async function nothingUnderWay(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay);
}

/** Lets time run until this is done. */
export async function letTimeRun<Result>(work: Promise<Result>): Promise<Result> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  work.then(over, over);
  await turn();
  while (!isOver && vi.isFakeTimers()) {
    vi.advanceTimersByTime(0);
    for (let turns = 0; turns < TURNS && !isOver; turns += 1) await turn();
    if (isOver) break;
    await vi.dynamicImportSettled();
    await whileTestRuns();
    if (underWay.size === 0 && !isOver) vi.advanceTimersToNextTimer();
    await turn();
  }
  return work;
}

/** Lets this much time pass on the page. */
export function letTimePass(milliseconds: number): Promise<void> {
  return letTimeRun(new Promise((resolve) => setTimeout(resolve, milliseconds)));
}

/** Lets the spin of a press pass, which begins after the next frame. */
export const letSpinPass = () => letTimePass(SPIN_MS + 20);

/**
 * Lets time run in every `findBy…` and `waitFor`, and after each action of the user.
 *
 * @returns takes that back
 */
export function letTimeRunInWaits(): () => void {
  const { asyncWrapper } = getConfig();
  configure({ asyncWrapper: (work) => letTimeRun(asyncWrapper(work)) });
  return () => configure({ asyncWrapper });
}
