/** Keeps the page and the last raffles, so that a guest can draw without a network. */
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { paths } from '#contract/paths.ts';
import type { Raffle } from '#contract/roulette.ts';
import { apiHost } from '#lib/build-settings.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

/** What the page says when the user wants the version that waits. */
const TAKE_OVER = 'SKIP_WAITING';

/** After this long without an answer a guest sees the raffles that were kept. */
const PATIENCE_SECONDS = 3;

/** How many raffles are fetched beforehand, and how long they may delay the installation. */
const RAFFLES_BEFOREHAND = 50;
const BEFOREHAND_MS = 5000;

/** A chunk that was used is kept; its name changes with its content. */
const CHUNK = /^\/static\/.*\.chunk\.js$/;
const CHUNKS_CACHE = 'chunks';

/** Paths that are never the page, as the server has it. */
const NOT_THE_PAGE = /^\/(?:api|static|healthz)(?:[/?]|$)/;

const raffles = new URL(paths.raffles, new URL(apiHost, self.location.origin));

const keepGoodAnswers = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 ? response : null,
  // By address alone: the page and this worker ask for the same with different headers.
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => request.url,
};

const raffleAnswers = new NetworkFirst({
  cacheName: 'raffles',
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [keepGoodAnswers],
});

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [NOT_THE_PAGE] }),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && CHUNK.test(url.pathname),
  new CacheFirst({ cacheName: CHUNKS_CACHE, plugins: [keepGoodAnswers] }),
);
registerRoute(
  // An answer that depended on a token is nobody else's: such a call does not pass through here.
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

// The chunks of the version before: those that are still used come again.
self.addEventListener('activate', (event) => event.waitUntil(caches.delete(CHUNKS_CACHE)));

self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});

/** A first visit may be the only one with a network. Whatever fails here is asked for again. */
async function keepRaffles(event: ExtendableEvent): Promise<void> {
  try {
    const list: Raffle[] = await (await keep(event, raffles)).json();
    for (const { id } of list.slice(0, RAFFLES_BEFOREHAND)) {
      await keep(event, new URL(paths.raffleItems(id), new URL(apiHost, raffles)));
    }
  } catch {
    // Without a network, or with a server that is busy, the page goes without.
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
