/** Script chunks that come when they are needed. */
import { type ChunkFailure, ChunkLoadError } from './chunk-load-error.ts';
import { pageLoad } from './page-load.ts';

/** After this long a chunk has failed (customer's section 9). */
const TIMEOUT_MS = 120_000;

/**
 * Loads a chunk by its dynamic import. A chunk that the server no longer has was removed by a newer
 * version of the page: then the page is loaded anew, once, and this never settles.
 *
 * @param chunk its name, as in `static/js/{chunk}.{hash}.chunk.js`
 * @throws ChunkLoadError
 */
export async function loadChunk<Module>(
  chunk: string,
  load: () => Promise<Module>,
): Promise<Module> {
  try {
    const module = await withinTime(chunk, load());
    allowReload(chunk);
    return module;
  } catch (cause) {
    const failure = cause instanceof ChunkLoadError ? cause.failure : await failureOf(chunk, cause);
    if (failure === 'missing' && mayReload(chunk)) {
      void pageLoad.newest();
      return new Promise(() => undefined);
    }
    throw new ChunkLoadError(chunk, failure, cause);
  }
}

function withinTime<Module>(chunk: string, loading: Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError(chunk, 'timeout')), TIMEOUT_MS);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A failed import does not say why; asking for the same script again does. */
async function failureOf(chunk: string, cause: unknown): Promise<ChunkFailure> {
  const address = addressOf(chunk, cause);
  if (address === undefined) return 'error';
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410 ? 'missing' : 'error';
  } catch {
    return 'error';
  }
}

/** Most browsers name the script in the error, others only among the resources of the page. */
function addressOf(chunk: string, cause: unknown): string | undefined {
  const named = /https?:\/\/\S+\.js/.exec(String(cause))?.[0];
  if (named !== undefined) return named;
  const resources = performance.getEntriesByType('resource');
  return resources.findLast(({ name }) => name.includes(`/static/js/${chunk}.`))?.name;
}

const guard = (chunk: string) => `reloadedFor:${chunk}`;

/** One reload for each chunk and tab; without storage none, since nothing would end a loop. */
function mayReload(chunk: string): boolean {
  try {
    if (sessionStorage.getItem(guard(chunk))) return false;
    sessionStorage.setItem(guard(chunk), 'yes');
    return true;
  } catch {
    return false;
  }
}

function allowReload(chunk: string): void {
  try {
    sessionStorage.removeItem(guard(chunk));
  } catch {
    // Without storage there is nothing to forget.
  }
}
