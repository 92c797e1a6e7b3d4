import { webHost } from '#lib/build-settings.ts';
import { addressFromNetwork } from '#lib/http/proxy-sign-in.ts';
import { FROM_NETWORK } from '#lib/routes.ts';
import { tabStorage } from '#lib/storage/storage.ts';
import { atMost } from '#lib/time/at-most.ts';

/** The longest wait for a newer version, and before it for the chunks that are being loaded. */
const PATIENCE_MS = 5000;
const CHUNKS_PATIENCE_MS = 2000;

/** Keeps the fragment of the address over a sign-in at a proxy. */
const FRAGMENT = 'fragmentBefore';

/** The chunks that are being loaded, whatever asked for them. */
export const chunksUnderWay = new Set<Promise<unknown>>();

/** Full page loads, which clear the memory (SES-21). */
export const pageLoad = {
  // At once: nobody types into a page that is about to go.
  home: (): void => location.assign(webHost),
  /** The same address in the newest version, even if an older one is cached for offline use. */
  newest: async (): Promise<void> => {
    // Without a network the installed version is the newest.
    await atMost(PATIENCE_MS, activateNewest()).catch(() => undefined);
    location.reload();
  },
  /** The same address past the service worker, for a proxy to show its sign-in and lead back (OUT-11). */
  fromNetwork: (): void => {
    // A redirect to the sign-in loses it.
    tabStorage.write(FRAGMENT, location.hash);
    location.assign(addressFromNetwork());
  },
  /** Removes from the address what such a load has added to it, and restores its fragment. */
  tidy: (): void => {
    const address = new URL(location.href);
    if (!address.searchParams.has(FROM_NETWORK)) return;
    address.searchParams.delete(FROM_NETWORK);
    address.hash ||= tabStorage.read(FRAGMENT) ?? '';
    tabStorage.remove(FRAGMENT);
    history.replaceState(history.state, '', address);
  },
};

async function activateNewest(): Promise<void> {
  // Without https this is undefined, in spite of its type.
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return;
  if (!registration.waiting) await registration.update();
  const newest = registration.waiting ?? registration.installing;
  if (!newest) return;
  // Chromium starts a worker again that is asked for a chunk while it ends (decision 008).
  await atMost(CHUNKS_PATIENCE_MS, Promise.allSettled(chunksUnderWay));
  newest.postMessage('SKIP_WAITING');
  await new Promise<void>((done) => {
    newest.addEventListener('statechange', () => {
      if (newest.state === 'activated' || newest.state === 'redundant') done();
    });
  });
}
