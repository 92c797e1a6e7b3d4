/** Loads chunks. */
import { tabStorage } from '#lib/storage/storage.ts';
import { atMost } from '#lib/time/at-most.ts';
import { chunksUnderWay, pageLoad } from './page-load.ts';

/** The timeout of a chunk (UI-9). */
const TIMEOUT_MS = 120_000;

/** The version of the page that missed chunks, for which this tab was loaded again. */
const RELOADED = 'reloadedFor';

/**
 * Loads a chunk by its dynamic import. A chunk that the server no longer has was removed by a newer
 * version of the page: then the page is loaded again, once and only where no field holds text, and
 * this never settles.
 *
 * @param chunk its name, as in `static/js/{chunk}.{hash}.chunk.js`
 * @throws ChunkLoadError
 */
export async function loadChunk<Module extends object>(
  chunk: string,
  load: () => Promise<Module>,
): Promise<Module> {
  const loading = load();
  chunksUnderWay.add(loading);
  try {
    const module = await atMost(TIMEOUT_MS, loading);
    if (module !== undefined) return module;
  } catch (cause) {
    const failure = await failureOf(chunk, cause);
    if (failure === 'error' || holdsText() || !mayReload()) {
      throw new ChunkLoadError(chunk, failure, cause);
    }
    void pageLoad.newest();
    return new Promise(() => undefined);
  } finally {
    chunksUnderWay.delete(loading);
  }
  throw new ChunkLoadError(chunk, 'timeout');
}

/** A script chunk that did not load, and why: missing on the server, timeout, or another error (UI-9). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly chunk: string;
  readonly failure: 'missing' | 'timeout' | 'error';

  constructor(chunk: string, failure: ChunkLoadError['failure'], cause?: unknown) {
    super(`Loading chunk ${chunk} failed (${failure})`, { cause });
    this.chunk = chunk;
    this.failure = failure;
  }
}

/**
 * A failed import gives no reason, but a request for the same script does. Most browsers name the script in
 * the error, others only in the resource timing entries.
 */
async function failureOf(chunk: string, cause: unknown): Promise<'missing' | 'error'> {
  const isOfChunk = ({ name }: PerformanceEntry) => name.includes(`/static/js/${chunk}.`);
  const address =
    /https?:\/\/\S+\.js/.exec(String(cause))?.[0] ??
    performance.getEntriesByType('resource').findLast(isOfChunk)?.name;
  if (address === undefined) return 'error';
  const response = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return response?.status === 404 || response?.status === 410 ? 'missing' : 'error';
}

/** One reload per version and tab (UI-10); none without storage, because nothing would stop a loop. */
function mayReload(): boolean {
  const version = import.meta.url;
  return tabStorage.read(RELOADED) !== version && tabStorage.write(RELOADED, version);
}

const WITHOUT_TEXT = ['hidden', 'button', 'submit', 'checkbox', 'radio', 'range', 'color', 'file'];

/** True if a field of the page holds text that a load of the page would lose. */
function holdsText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
  return [...fields].some(({ type, value }) => value !== '' && !WITHOUT_TEXT.includes(type));
}
