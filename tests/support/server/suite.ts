/** The shared parts of a suite's tests. Called beside the tests, where hooks are. */
import { afterAll, afterEach, aroundEach, beforeAll, beforeEach, vi } from 'vitest';
import { untilItsEnd } from '../end-of-test.ts';
import { createTestApp, resetTestApp, type TestApp, testNow } from './app.ts';
import type { TestDatabase } from './databases.ts';
import { signedInUser, type TestUser } from './session.ts';
import { signedInTracker, type TrackerCalls } from './tracker-calls.ts';

interface Options extends Omit<NonNullable<Parameters<typeof createTestApp>[0]>, 'db'> {
  /** Without it the app is on SQLite. */
  open?: TestDatabase['open'];
}

/** One app for all tests, as new for each. Until they run, it is empty: do not destructure it before. */
export function suiteApp({ open, ...options }: Options = {}): TestApp {
  const testApp = {} as TestApp;
  beforeAll(async () => {
    const db = open && { db: await open() };
    Object.assign(testApp, await createTestApp({ ...options, ...db }));
  });
  aroundEach(untilItsEnd);
  beforeEach(() => resetTestApp(testApp));
  afterAll(() => testApp.close());
  return testApp;
}

/** A user who is new for each test, signed in. */
export function suiteUser(testApp: TestApp, name = () => 'taro'): TestUser {
  const user = {} as TestUser;
  beforeEach(async () => {
    Object.assign(user, await signedInUser(testApp, name()));
  });
  return user;
}

/** The calls of such a user. */
export function suiteTracker(testApp: TestApp): TrackerCalls {
  const tracker = {} as TrackerCalls;
  beforeEach(async () => {
    Object.assign(tracker, await signedInTracker(testApp));
  });
  return tracker;
}

/** Lets limits count from `testNow` on, however slow the machine is; returns how time passes for them. */
export function suiteSeconds(): (seconds: number) => void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: testNow });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  return (seconds) => {
    vi.setSystemTime(Date.now() + seconds * 1000);
  };
}
