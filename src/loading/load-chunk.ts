/** Loads chunks. */
import { tabStorage } from '#lib/storage/storage.ts';
import { noteChunk } from './chunks-under-way.ts';
import { pageLoad } from './page-load.ts';

/** The timeout of a chunk (UI-9). */
const TIMEOUT_MS = 120_000;

/** The version of the page for whose missing chunks this tab was loaded again. */
const RELOADED = 'reloadedFor';

/**
 * Loads a chunk by its dynamic import. A chunk that the server no longer has was removed by a newer
 * version of the page: then the page is loaded again, once and only where no field holds text, and
 * this never settles.
 *
 * @param chunk its name, as in `static/js/{chunk}.{hash}.chunk.js`
 * @throws ChunkLoadError
 */
export async function loadChunk<Module>(
  chunk: string,
  load: () => Promise<Module>,
): Promise<Module> {
  try {
    return await noteChunk(withinTime(chunk, load()));
  } catch (cause) {
    const failure = cause instanceof ChunkLoadError ? cause.failure : await failureOf(chunk, cause);
    if (failure === 'missing' && !holdsText() && mayReload()) {
      void pageLoad.newest();
      return new Promise(() => undefined);
    }
    throw new ChunkLoadError(chunk, failure, cause);
  }
}

/** Why a chunk did not load: missing on the server, timeout, or another error. */
type ChunkFailure = 'missing' | 'timeout' | 'error';

/** A script chunk that did not load (UI-9). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly chunk: string;
  readonly failure: ChunkFailure;

  constructor(chunk: string, failure: ChunkFailure, cause?: unknown) {
    super(`Loading chunk ${chunk} failed (${failure})`, { cause });
    this.chunk = chunk;
    this.failure = failure;
  }
}

function withinTime<Module>(chunk: string, loading: Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError(chunk, 'timeout')), TIMEOUT_MS);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * A failed import gives no reason, but a request for the same script does. Most browsers name the script in
 * the error, others only in the resource timing entries.
 */
async function failureOf(chunk: string, cause: unknown): Promise<ChunkFailure> {
  const address =
    /https?:\/\/\S+\.js/.exec(String(cause))?.[0] ??
    performance
      .getEntriesByType('resource')
      .findLast(({ name }) => name.includes(`/static/js/${chunk}.`))?.name;
  if (address === undefined) return 'error';
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410 ? 'missing' : 'error';
  } catch {
    return 'error';
  }
}

/** One reload per version and tab (UI-10); none without storage, because nothing would stop a loop. */
function mayReload(): boolean {
  const version = import.meta.url;
  return tabStorage.read(RELOADED) !== version && tabStorage.write(RELOADED, version);
}

const WITHOUT_TEXT = ['hidden', 'button', 'submit', 'checkbox', 'radio', 'range', 'color', 'file'];

/** Whether a field of the page holds text that a load of the page would lose. */
function holdsText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  );
  return [...fields].some(({ type, value }) => value !== '' && !WITHOUT_TEXT.includes(type));
}
