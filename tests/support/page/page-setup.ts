/** Setup of every page test: a clean page, and failure on unexpected console output. */
import './load-react.ts';
import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import {
  afterEach,
  aroundEach,
  beforeAll,
  beforeEach,
  expect,
  type MockInstance,
  vi,
} from 'vitest';
import * as drawSettings from '#draw/draw-settings.ts';
import { closeArrangements } from '#draw/kept/arrangements.ts';
import { http } from '#lib/http/http.ts';
import type { Store } from '#lib/store.ts';
import { zoneSetting } from '#lib/time/browser-zone.ts';
import { sessionStore } from '#session/session-store.ts';
import { closeDatabase } from '#sync/database.ts';
import * as hoursSettings from '#work-time/data/hours-settings.ts';
import { untilItsEnd } from '../end-of-test.ts';
import { watchTexts } from '../watch-texts.ts';
import { removeCookies } from './cookies.ts';
import './standing-database.ts';
import { printPageLate } from './late-print.ts';
import { letTimeRunInWaits, nothingUnderWay, whileTimeStands } from './page-time.ts';
import { TableWorker } from './table-worker.ts';
import { textProblems } from './text-problems.ts';
// As App does, for tests that keep something before there is a page.
import '#app/browser-stores.ts';

// jsdom brings a Uint8Array of its own, which the server's cryptography does not know for one.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer);

// Vitest cannot tell of a chunk that it still transforms. Loaded before a test begins, chunks come at
// once, and the page's time does not run on while a busy machine works on one.
const modules = import.meta.glob([
  '/src/**/*.{ts,tsx}',
  '!/src/{main,entry-server}.tsx',
  '!/src/{service-worker,lib/tables/table-worker}.ts',
]);
beforeAll(async () => {
  await Promise.all(Object.values(modules).map((load) => load()));
}, 120_000);
beforeAll(letTimeRunInWaits);
beforeAll(printPageLate);

// Hashes, keys and ciphertext are made beside this thread: no time passes for them.
const subtle = crypto.subtle as unknown as Record<string, (...call: unknown[]) => Promise<unknown>>;
for (const name of Object.getOwnPropertyNames(SubtleCrypto.prototype)) {
  const work = name === 'constructor' ? undefined : subtle[name];
  if (work) subtle[name] = (...call) => whileTimeStands(work.apply(crypto.subtle, call));
}

// A sign-in hashes twice, on purpose slowly: here with the least that argon2 allows. What it takes is the
// server's own to test.
vi.mock('@node-rs/argon2', async (load) => {
  const argon2 = await load<typeof import('@node-rs/argon2')>();
  const hash: typeof argon2.hash = (password, options) =>
    argon2.hash(password, { ...options, memoryCost: 8, timeCost: 1 });
  return { ...argon2, hash };
});

/** Read from the browser once, and as a new browser has them with each test. */
const settings = Object.values<unknown>({ ...drawSettings, ...hoursSettings, zoneSetting }).filter(
  (one): one is Store<unknown> => one instanceof Object && 'initial' in one,
);

const noise = new Map<string, MockInstance>();

let unwatchTexts: () => void;

aroundEach(untilItsEnd);

beforeEach(() => {
  unwatchTexts = watchTexts((problem) => textProblems.push(problem));
  for (const method of ['error', 'warn', 'log'] as const) {
    noise.set(
      method,
      vi.spyOn(console, method).mockImplementation(() => undefined),
    );
  }
  // jsdom has no media queries: every one of them is false until a test says otherwise.
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    // MUI still listens by the old names.
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  // Nor does it lay anything out: all is in sight, and has no size.
  for (const observer of ['IntersectionObserver', 'ResizeObserver']) {
    vi.stubGlobal(
      observer,
      class {
        observe = () => undefined;
        unobserve = () => undefined;
        disconnect = () => undefined;
      },
    );
  }
  vi.stubGlobal('Worker', TableWorker);
  // jsdom has no database; each test begins with an empty one.
  vi.stubGlobal('indexedDB', new IDBFactory());
  closeDatabase();
  closeArrangements();
  Element.prototype.scrollIntoView = () => undefined;
  http.defaults.adapter = (config) => {
    throw new Error(`unexpected request: ${config.url}`);
  };
});

afterEach(async () => {
  unwatchTexts();
  cleanup();
  await nothingUnderWay();
  const heard = Array.from(noise, ([method, { mock }]) => [method, [...mock.calls]] as const);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const setting of settings) setting.set(setting.initial());
  localStorage.clear();
  sessionStorage.clear();
  removeCookies();
  sessionStore.check();
  history.replaceState(null, '', '/');
  for (const [method, calls] of heard) expect(calls, `console.${method}`).toEqual([]);
  expect(textProblems.splice(0)).toEqual([]);
});
