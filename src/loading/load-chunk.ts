/** Loads chunks. */
import { askProxy } from '#lib/http/proxy-sign-in.ts';
import { tabStorage } from '#lib/storage/storage.ts';
import { atMost } from '#lib/time/at-most.ts';
import { ChunkLoadError } from './chunk-load-error.ts';
import { keepPresses, lastPress, type Press } from './kept-press.ts';
import { chunksUnderWay, pageLoad } from './page-load.ts';

/** The timeout of a chunk (UI-9). */
const TIMEOUT_MS = 120_000;

/** The version of the page that missed chunks, for which this tab was loaded again. */
const RELOADED = 'reloadedFor';

/** So long a script is asked for again, to learn why it did not come. */
const ASK_AGAIN_MS = 5000;

/**
 * Loads a chunk by its dynamic import. A chunk that the server no longer has was removed by a newer
 * version of the page: then the page is loaded again, once and only where no field holds text, and
 * this never settles.
 *
 * @param chunk its name, as in `static/js/{chunk}.{hash}.chunk.js`
 * @param asked tells the press that asked for it, and does nothing else, or its page: either follows such a reload
 * @throws ChunkLoadError
 */
export async function loadChunk<Module extends object>(
  chunk: string,
  load: () => Promise<Module>,
  asked?: () => Press | string | undefined,
): Promise<Module> {
  const loading = load();
  chunksUnderWay.add(loading);
  let cause: unknown;
  try {
    const module = await atMost(TIMEOUT_MS, loading);
    if (module !== undefined) return module;
  } catch (error) {
    cause = error;
  } finally {
    chunksUnderWay.delete(loading);
  }
  const missing = await findMissing(
    addressOf(chunk, cause),
    scriptsThatCame(),
    new Set([import.meta.url]),
  );
  const failure = cause === undefined ? 'timeout' : (missing?.failure ?? 'error');
  if (failure === 'error') void askProxy();
  if (failure !== 'missing' || holdsText() || !mayReload()) {
    throw new ChunkLoadError(missing?.chunk ?? chunk, failure, cause);
  }
  keepPresses(asked?.());
  void pageLoad.newest();
  return new Promise(() => undefined);
}

/** Loads a chunk for a press that does nothing else: after a reload the press is carried out again. */
export function loadForPress<Module extends object>(
  chunk: string,
  load: () => Promise<Module>,
): Promise<Module> {
  const press = lastPress();
  return loadChunk(chunk, load, () => press);
}

const scripts = () =>
  performance.getEntriesByType('resource').filter(({ name }) => name.includes('/static/js/'));

/** Most browsers name the script in the error, others only in the resource timing entries. */
function addressOf(chunk: string, cause: unknown): string | undefined {
  return (
    /https?:\/\/\S+\.js/.exec(String(cause))?.[0] ??
    scripts().findLast(({ name }) => name.includes(`/static/js/${chunk}.`))?.name
  );
}

function scriptsThatCame(): Set<string> {
  const came = scripts().filter(
    (entry) => 'responseStatus' in entry && entry.responseStatus === 200,
  );
  return new Set(came.map(({ name }) => name));
}

interface Missing {
  chunk: string;
  failure: 'missing' | 'error';
}

/**
 * The first script that does not come, of a chunk and of all that it imports: a failed import says neither which
 * one it was nor why, but a request for it does.
 *
 * @param came have loaded, and may be gone from the server since
 * @param known need not be looked at again
 */
async function findMissing(
  address: string | undefined,
  came: ReadonlySet<string>,
  known: Set<string>,
): Promise<Missing | undefined> {
  if (address === undefined || known.has(address)) return undefined;
  known.add(address);
  try {
    const signal = AbortSignal.timeout(ASK_AGAIN_MS);
    const cache = came.has(address) ? 'force-cache' : 'no-store';
    const response = await fetch(address, { cache, signal });
    if (!response.ok) {
      if (came.has(address)) return undefined;
      const isGone = response.status === 404 || response.status === 410;
      return { chunk: nameOf(address), failure: isGone ? 'missing' : 'error' };
    }
    const imports = (await response.text()).matchAll(/(?:from|import)\s*["'](\.[^"']+\.js)["']/g);
    for (const [, path = ''] of imports) {
      const missing = await findMissing(new URL(path, address).href, came, known);
      if (missing) return missing;
    }
    return undefined;
  } catch {
    return { chunk: nameOf(address), failure: 'error' };
  }
}

/** As in `static/js/{chunk}.{hash}.chunk.js`. */
const nameOf = (address: string) => /\/static\/js\/([^.]+)/.exec(address)?.[1] ?? address;

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
