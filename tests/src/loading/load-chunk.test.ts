import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { loadChunk } from '#loading/load-chunk.ts';
import { pageLoad } from '#loading/page-load.ts';

const address = 'https://example.test/static/js/Part.abc.chunk.js';
const failing = () =>
  Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${address}`));
let reload: MockInstance;
const answer = (status: number) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('', { status })),
  );

beforeEach(() => {
  reload = vi.spyOn(pageLoad, 'newest').mockImplementation(async () => undefined);
});

/** The outcome of the load, or that there is none within a moment. */
async function outcome(loading: Promise<unknown>): Promise<unknown> {
  const moment = new Promise((done) => setImmediate(() => setImmediate(() => done('pending'))));
  return Promise.race([loading.catch((error: unknown) => error), moment]);
}

// UI-9, UI-10
describe('a chunk', () => {
  it('that the server has fails with an error', async () => {
    answer(200);
    expect(await outcome(loadChunk('Part', failing))).toMatchObject({ failure: 'error' });
    expect(reload).not.toHaveBeenCalled();
  });

  it('fails after 120000 ms without a response', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const loading = loadChunk('Part', () => new Promise<object>(() => undefined));
    const ended = expect(loading).rejects.toMatchObject({ chunk: 'Part', failure: 'timeout' });
    vi.advanceTimersByTime(119_999);
    expect(await outcome(loading)).toBe('pending');
    vi.advanceTimersByTime(1);
    await ended;
    expect(reload).not.toHaveBeenCalled();
  });

  it('is not reloaded for where nothing would end a loop', async () => {
    answer(404);
    for (const method of ['getItem', 'setItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    expect(await outcome(loadChunk('Part', failing))).toMatchObject({ failure: 'missing' });
    expect(reload).not.toHaveBeenCalled();
  });
});
