/** Caches the page and the last raffles, so that guests can draw offline (UI-13), and takes presses on notices. */
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { paths } from '#contract/paths.ts';
import type { Raffle } from '#contract/roulette.ts';
import { navigationPaths, withoutEndSlash } from '#domain/navigation/sections.ts';
import { apiHost } from '#lib/build-settings.ts';
import { FROM_NETWORK, routes } from '#lib/routes.ts';
import { keepNoticePress, type NoticeAction, type NoticeData } from '#sync/notice-press.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

/** The messages of the page: to activate the waiting version, and that a user needs the tracker, too. */
type Message = 'SKIP_WAITING' | 'COPY_TRACKER';

/** The network's time to respond before cached raffles are used. */
const PATIENCE_SECONDS = 3;

/** The number of raffles that are copied. */
const RAFFLES_AHEAD = 50;

const CHUNKS_CACHE = 'chunks';
const CHUNK = /^static\/.*\.chunk\.js$/;
/** The tracker and its tabs. Names of chunks contain a hash. */
const TRACKER = /^static\/js\/(?:tracker|entry|hours|chart)\./;

const PAGE = 'index.html';
/** The index page as a guest sees it first, where the build made one. */
const GUEST_PAGE = 'guest.html';
/** The cookie that stands for a session. */
const SESSION_COOKIE = 'jwtAccess';

/** The paths of the page. All others are the server's, or those of a proxy's own sign-in (UI-13). */
const pagePaths = new Set([routes.home, routes.about, routes.contact, ...navigationPaths]);

/** The path of the web app, with a slash at its end. */
const scope = new URL('./', self.location.href).pathname;

const raffles = new URL(paths.raffles, new URL(apiHost, self.location.origin));

/** By URL only: the page and this worker request the same with different headers. */
const byUrl = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => request.url,
};

/** Instead of a script a proxy or a captive portal may return a page with 200. */
const scriptsAreScripts = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) => {
    const type = response.headers.get('content-type') ?? '';
    const isMeant = !request.url.endsWith('.js') || /\bjavascript\b/.test(type);
    return response.status === 200 && isMeant ? response : null;
  },
};

/** While the network responds with anything but a list, what is cached stands in for it. */
const lists = {
  fetchDidSucceed: async ({ request, response }: { request: Request; response: Response }) => {
    if (await isList(response)) return response;
    return (await caches.match(request.url, { cacheName: raffleAnswers.cacheName })) ?? response;
  },
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    (await isList(response)) ? response : null,
};

const raffleAnswers = new NetworkFirst({
  cacheName: 'raffles',
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [byUrl, lists],
});
const chunks = new CacheFirst({ cacheName: CHUNKS_CACHE, plugins: [byUrl, scriptsAreScripts] });

const built = self.__WB_MANIFEST.map((file) =>
  typeof file === 'string' ? { url: file, revision: null } : file,
);
const tracker = built.filter(({ url }) => TRACKER.test(url));
const files = built.filter((file) => !tracker.includes(file));

addPlugins([scriptsAreScripts]);
// Only by their exact names: which page an address gets is decided below.
precacheAndRoute(files, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' &&
    pagePaths.has(withoutEndSlash(`/${withinScope(url)}`)) &&
    !url.searchParams.has(FROM_NETWORK),
  (options) => pageFor(options.url).then((page) => page(options)),
);
registerRoute(({ sameOrigin, url }) => sameOrigin && CHUNK.test(withinScope(url)), chunks);
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
  if (raffles.origin === self.location.origin) event.waitUntil(copyRaffles(event));
});

// The previous version's chunks go; those still in use are loaded again.
self.addEventListener('activate', (event) => event.waitUntil(caches.delete(CHUNKS_CACHE)));

self.addEventListener('message', (event) => {
  const message: Message = event.data;
  if (message === 'SKIP_WAITING') void self.skipWaiting();
  if (message === 'COPY_TRACKER') event.waitUntil(copyTracker(event));
});

self.addEventListener('notificationclick', (event) => {
  const { action, notification } = event;
  notification.close();
  event.waitUntil(take(action as NoticeAction | '', notification.data));
});

/** Keeps a press, and shows the page, which sends it: nothing in an address starts an action (TRK-62, TRK-75). */
async function take(action: NoticeAction | '', data: NoticeData): Promise<void> {
  const clients = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = clients.filter(({ url }) => new URL(url).pathname.startsWith(scope));
  // Only a page can tell again: workers do not live so long.
  if (action === 'later') {
    for (const page of pages) page.postMessage(data);
    return;
  }
  // What cannot be kept is seen on the page, still running.
  if (action === 'press') await keepNoticePress(data).catch(() => undefined);
  await (pages[0]?.focus() ?? self.clients.openWindow(scope));
}

/**
 * The index page of a guest is prerendered. Who is signed in, a browser that does not say so to a
 * worker, and all other addresses of the page get the plain page.
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

/** The first visit may be the only one online. */
async function copyRaffles(event: ExtendableEvent): Promise<void> {
  try {
    const list: Raffle[] = await (await copy(raffleAnswers, raffles, event)).json();
    for (const { id } of list.slice(0, RAFFLES_AHEAD)) {
      await copy(raffleAnswers, new URL(paths.raffleItems(id), new URL(apiHost, raffles)), event);
    }
  } catch {
    // Offline, or refused: the page reads them when they are chosen.
  }
}

/** Opens offline, too, what was never opened. */
async function copyTracker(event: ExtendableEvent): Promise<void> {
  try {
    for (const { url } of tracker) await copy(chunks, new URL(url, self.location.href), event);
  } catch {
    // Offline again, refused, or without room: the next visit goes on.
  }
}

/** One after the other, and no more where the server has too much to do. */
async function copy(strategy: Strategy, url: URL, event: ExtendableEvent): Promise<Response> {
  const response = await strategy.handle({ event, request: new Request(url) });
  if (!response.ok) throw new Error('Refused');
  return response;
}

/**
 * True if the page can read raffles and items from it (`readRows`), whatever the server. A proxy
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
