/** Caches the page and the last raffles, so that guests can draw offline (UI-13). */
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { paths } from '#contract/paths.ts';
import type { Raffle } from '#contract/roulette.ts';
import { apiHost } from '#lib/build-settings.ts';
import { atMost } from '#lib/time/at-most.ts';
import { CHUNKS_CACHE, COPY_CHUNKS, forgetChunks } from '#loading/cached-chunks.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

declare global {
  /** Which not every browser tells, and lib.webworker lacks. */
  interface WorkerNavigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** The page's message to activate the waiting version. */
const TAKE_OVER = 'SKIP_WAITING';

const RAFFLES_CACHE = 'raffles';

/** The network's time to respond before cached raffles are used. */
const PATIENCE_SECONDS = 3;

/** How many raffles are prefetched, and how long that may delay the installation. */
const RAFFLES_BEFOREHAND = 50;
const BEFOREHAND_MS = 5000;

/** Chunks are cached when they are used, or ahead of that; their names contain a hash. */
const CHUNK = /^static\/.*\.chunk\.js$/;
/** The chunks that the page begins with, of the form that registers and of the notices: cached with the page. */
const CHUNK_OF_THE_PAGE =
  /^static\/js\/(?:rolldown-runtime|react|mui|NoticeStack|RegisterForm|react-hook-form)\./;

const TOO_MANY_REQUESTS = 429;

const PAGE = 'index.html';
/** The index page as a guest sees it first, where the build made one. */
const GUEST_PAGE = 'guest.html';
/** The cookie that stands for a session. */
const SESSION_COOKIE = 'jwtAccess';

/** Paths that never return the page, as on the server. Relative to the scope. */
const NOT_THE_PAGE = /^(?:api|static|healthz|readyz)(?:\/|$)/;

/** The path of the web app, with a slash at its end. */
const scope = new URL('./', self.location.href).pathname;

const raffles = new URL(paths.raffles, new URL(apiHost, self.location.origin));

/** By URL only: the page and this worker request the same with different headers. */
const byUrl = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => request.url,
};

const cacheScripts = {
  ...byUrl,
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    isScript(response) ? response : null,
};

/** While the network responds with anything but a list, what is cached stands in for it. */
const cacheLists = {
  ...byUrl,
  fetchDidSucceed: async ({ request, response }: { request: Request; response: Response }) => {
    if (await isList(response)) return response;
    return (await caches.match(request.url, { cacheName: RAFFLES_CACHE })) ?? response;
  },
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    (await isList(response)) ? response : null,
};

const raffleAnswers = new NetworkFirst({
  cacheName: RAFFLES_CACHE,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [cacheLists],
});

const built = self.__WB_MANIFEST.map((file) =>
  typeof file === 'string' ? { url: file, revision: null } : file,
);
const files = built.filter(({ url }) => !CHUNK.test(url) || CHUNK_OF_THE_PAGE.test(url));
const chunksAhead = built.filter((file) => !files.includes(file));

// Only by their exact names: which page an address gets is decided below.
precacheAndRoute(files, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !NOT_THE_PAGE.test(withinScope(url)),
  (options) => pageFor(options.url).then((page) => page(options)),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && CHUNK.test(withinScope(url)),
  new CacheFirst({ cacheName: CHUNKS_CACHE, plugins: [cacheScripts] }),
);
registerRoute(
  // Calls with a token are left out: their responses are for one user only (UI-13).
  ({ request, sameOrigin, url }) =>
    sameOrigin &&
    url.origin === raffles.origin &&
    url.pathname.startsWith(raffles.pathname) &&
    !request.headers.has('authorization'),
  raffleAnswers,
);
// A cache that cannot be read fails no request: browsers lose them, or run out of room.
setCatchHandler(({ request }) => fetch(request));

self.addEventListener('install', (event) => {
  if (raffles.origin === self.location.origin) {
    event.waitUntil(atMost(BEFOREHAND_MS, cacheRaffles()));
  }
});

/** The previous version's chunks are deleted; those still in use are loaded again. */
let previousDeleted: Promise<unknown> = Promise.resolve();

self.addEventListener('activate', (event) => {
  previousDeleted = forgetChunks();
  event.waitUntil(previousDeleted);
});

self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
  // Not by `waitUntil`: a newer version would wait for it.
  if (data === COPY_CHUNKS) void cacheChunks();
});

/**
 * The index page of a guest is prerendered. Who is signed in, a browser that does not say so to a
 * worker, and all other addresses get the plain page.
 */
async function pageFor(url: URL) {
  const hasGuestPage = files.some(({ url }) => url === GUEST_PAGE);
  const isGuest = (await self.cookieStore?.get(SESSION_COOKIE)) === null;
  const isHome = withinScope(url) === '';
  return createHandlerBoundToURL(hasGuestPage && isGuest && isHome ? GUEST_PAGE : PAGE);
}

/** The part of a path below the web app's own; the whole path where it lies elsewhere. */
function withinScope({ pathname }: URL): string {
  return pathname.startsWith(scope) ? pathname.slice(scope.length) : pathname;
}

/** The first visit may be the only one online. Failures here are retried by the page. */
async function cacheRaffles(): Promise<void> {
  try {
    const list: Raffle[] = await (await cacheOne(RAFFLES_CACHE, raffles, isList)).json();
    for (const { id } of list.slice(0, RAFFLES_BEFOREHAND)) {
      const items = new URL(paths.raffleItems(id), new URL(apiHost, raffles));
      await cacheOne(RAFFLES_CACHE, items, isList);
    }
  } catch {
    // Offline, or the server is busy: nothing is prefetched.
  }
}

/**
 * Whether it is what the page reads raffles and items from (`readRows`), of whatever server. A proxy
 * or a captive portal may return a page or something else with 200.
 */
async function isList(response: Response): Promise<boolean> {
  const type = response.headers.get('content-type') ?? '';
  if (response.status !== 200 || !/^application\/json\s*(?:;|$)/i.test(type)) return false;
  try {
    return Array.isArray(await response.clone().json());
  } catch {
    return false;
  }
}

/** Instead of a script a proxy or a captive portal may return a page with 200. */
function isScript({ status, headers }: Response): boolean {
  return status === 200 && /\bjavascript\b/.test(headers.get('content-type') ?? '');
}

/** What was never opened shall open offline, too: cached one after the other, but not where data is dear. */
async function cacheChunks(): Promise<void> {
  if (navigator.connection?.saveData) return;
  await previousDeleted;
  try {
    const cache = await caches.open(CHUNKS_CACHE);
    for (const { url } of chunksAhead) {
      const chunk = new URL(url, self.location.href);
      if (!(await cache.match(chunk.href))) await cacheOne(CHUNKS_CACHE, chunk, isScript);
    }
  } catch {
    // Offline again, refused, or without room: the next visit goes on.
  }
}

/**
 * Not by a strategy: those belong to an event, and the installation ends before all is kept. Throws where
 * the server has too much to do: what nobody has asked for waits.
 */
async function cacheOne(
  name: string,
  { href }: URL,
  isMeant: (response: Response) => boolean | Promise<boolean>,
): Promise<Response> {
  const response = await fetch(href, { priority: 'low' });
  if (response.status === TOO_MANY_REQUESTS || response.status >= 500) throw new Error('Busy');
  if (await isMeant(response)) await (await caches.open(name)).put(href, response.clone());
  return response;
}
