import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadChunk } from '#loading/load-chunk.ts';
import { takeNewestVersion } from '#loading/newest-version.ts';

type State = 'installing' | 'installed' | 'activated' | 'redundant';

/** A worker that ends as it is told, a moment after it was asked to take over. */
function createWorker(end: State) {
  const worker = Object.assign(new EventTarget(), {
    state: 'installed' as State,
    postMessage: vi.fn(() => {
      queueMicrotask(() => {
        worker.state = end;
        worker.dispatchEvent(new Event('statechange'));
      });
    }),
  });
  return worker;
}

type Worker = ReturnType<typeof createWorker>;

interface Registration {
  waiting: Worker | null;
  installing: Worker | null;
  update: () => Promise<void>;
}

function registered(registration: Registration | undefined): void {
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
}

afterEach(() => vi.unstubAllGlobals());

describe('the newest version', () => {
  it('is asked to take over when all chunks are there, or have failed', async () => {
    const waiting = createWorker('activated');
    registered({ waiting, installing: null, update: async () => undefined });
    const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    const firstChunk = loadChunk('first', () => first.promise);
    const taken = takeNewestVersion();
    await setImmediate();
    const secondChunk = expect(loadChunk('second', () => second.promise)).rejects.toThrow();
    first.resolve('there');
    await setImmediate();
    expect(waiting.postMessage).not.toHaveBeenCalled();
    second.reject(new Error('not there'));
    await taken;
    expect(waiting.postMessage).toHaveBeenCalledOnce();
    expect(await firstChunk).toBe('there');
    await secondChunk;
  });

  it('is not kept from taking over by a chunk that hangs', async () => {
    vi.useFakeTimers();
    const waiting = createWorker('activated');
    registered({ waiting, installing: null, update: async () => undefined });
    const chunk = expect(loadChunk('hanging', () => new Promise(() => undefined))).rejects.toThrow(
      'timeout',
    );
    const taken = takeNewestVersion();
    await vi.advanceTimersByTimeAsync(2000);
    await taken;
    expect(waiting.state).toBe('activated');
    await vi.advanceTimersByTimeAsync(118_000);
    await chunk;
    vi.useRealTimers();
  });

  it.each([
    { where: 'hangs', update: () => new Promise<void>(() => undefined) },
    { where: 'cannot be reached', update: () => Promise.reject(new TypeError('Failed to update')) },
  ])('is not waited for longer than 5 s, where the server $where', async ({ update }) => {
    vi.useFakeTimers();
    registered({ waiting: null, installing: null, update });
    const taken = takeNewestVersion();
    await vi.advanceTimersByTimeAsync(5000);
    await taken;
    vi.useRealTimers();
  });

  it('is searched for if none waits, and activated as soon as it is installed', async () => {
    const installing = createWorker('activated');
    const registration: Registration = {
      waiting: null,
      installing: null,
      update: async () => {
        registration.installing = installing;
      },
    };
    registered(registration);
    await takeNewestVersion();
    expect(installing.state).toBe('activated');
  });
});
