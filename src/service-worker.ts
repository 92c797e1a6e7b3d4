/** Caches the page and the last raffles, so that guests can draw offline (UI-13). */
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { paths } from '#contract/paths.ts';
import type { Raffle } from '#contract/roulette.ts';
import { apiHost } from '#lib/build-settings.ts';
import { CHUNKS_CACHE } from '#loading/kept-chunks.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

/** The page's message to activate the waiting version. */
const TAKE_OVER = 'SKIP_WAITING';

/** The network's time to respond before cached raffles are used. */
const PATIENCE_SECONDS = 3;

/** How many raffles are prefetched, and how long that may delay the installation. */
const RAFFLES_BEFOREHAND = 50;
const BEFOREHAND_MS = 5000;

/** Chunks are cached when they are used; their names contain a hash. Relative to the scope. */
const CHUNK = /^static\/.*\.chunk\.js$/;

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

const keepGoodAnswers = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 ? response : null,
  // By URL only: the page and this worker request the same with different headers.
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => request.url,
};

/** Instead of a script a proxy or a captive portal may return a page with 200. */
const keepScripts = {
  ...keepGoodAnswers,
  cacheWillUpdate: async ({ response }: { response: Response }) => {
    const isScript = /\bjavascript\b/.test(response.headers.get('content-type') ?? '');
    return response.status === 200 && isScript ? response : null;
  },
};

const raffleAnswers = new NetworkFirst({
  cacheName: 'raffles',
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [keepGoodAnswers],
});

const files = self.__WB_MANIFEST;

// Only by their exact names: which page an address gets is decided below.
precacheAndRoute(files, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !NOT_THE_PAGE.test(withinScope(url)),
  (options) => pageFor(options.url).then((page) => page(options)),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && CHUNK.test(withinScope(url)),
  new CacheFirst({ cacheName: CHUNKS_CACHE, plugins: [keepScripts] }),
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

self.addEventListener('install', (event) => {
  if (raffles.origin === self.location.origin) event.waitUntil(withinTime(keepRaffles(event)));
});

// Deletes the previous version's chunks; those still in use are loaded again.
self.addEventListener('activate', (event) => event.waitUntil(caches.delete(CHUNKS_CACHE)));

self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});

/**
 * The index page of a guest is prerendered. Who is signed in, a browser that does not say so to a
 * worker, and all other addresses get the plain page.
 */
async function pageFor(url: URL) {
  const hasGuestPage = files.some((file) => typeof file !== 'string' && file.url === GUEST_PAGE);
  const isGuest = (await self.cookieStore?.get(SESSION_COOKIE)) === null;
  const isHome = withinScope(url) === '';
  return createHandlerBoundToURL(hasGuestPage && isGuest && isHome ? GUEST_PAGE : PAGE);
}

/** The part of a path below the web app's own; the whole path where it lies elsewhere. */
function withinScope({ pathname }: URL): string {
  return pathname.startsWith(scope) ? pathname.slice(scope.length) : pathname;
}

/** The first visit may be the only one online. Failures here are retried by the page. */
async function keepRaffles(event: ExtendableEvent): Promise<void> {
  try {
    const list: Raffle[] = await (await keep(event, raffles)).json();
    for (const { id } of list.slice(0, RAFFLES_BEFOREHAND)) {
      await keep(event, new URL(paths.raffleItems(id), new URL(apiHost, raffles)));
    }
  } catch {
    // Offline, or the server is busy: nothing is prefetched.
  }
}

async function keep(event: ExtendableEvent, { href }: URL): Promise<Response> {
  const request = new Request(href);
  const [answer] = await Promise.all(raffleAnswers.handleAll({ event, request }));
  return answer;
}

function withinTime(work: Promise<void>): Promise<void> {
  const limit = new Promise<void>((done) => setTimeout(done, BEFOREHAND_MS));
  return Promise.race([work, limit]);
}
