/** Lets the page be opened offline, in browsers with service workers (UI-13). */
import { SERVICE_WORKER, workerAddress } from '#lib/own-workers.ts';
import { COPY_CHUNKS } from './cached-chunks.ts';

/** So long the network is silent when the page is at rest. */
const SILENT_MS = 2000;

/**
 * Registers the service worker once, and watches for a newer one. The page comes first: nothing is copied
 * before it is at rest.
 *
 * @param announce is called when a new version is ready, possibly several times
 */
export async function registerServiceWorker(announce: () => void): Promise<void> {
  // Browsers that are to store nothing refuse it with an error of the page.
  if (!('serviceWorker' in navigator) || !navigator.cookieEnabled) return;
  try {
    await pageLoaded();
    await networkSilent();
    await navigator.serviceWorker.register(workerAddress(SERVICE_WORKER));
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration) watchForUpdates(registration, announce);
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(COPY_CHUNKS);
  } catch {
    // Disabled, or without storage: the page works online.
  }
}

/** Waits until the first view is loaded. */
function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((done) => window.addEventListener('load', () => done(), { once: true }));
}

/** Waits until nothing has come for a while: the page loads more when it is idle. */
function networkSilent(): Promise<void> {
  return new Promise((done) => {
    const watch = new PerformanceObserver(wait);
    let timer: ReturnType<typeof setTimeout> | undefined;
    function wait(): void {
      clearTimeout(timer);
      timer = setTimeout(end, SILENT_MS);
    }
    function end(): void {
      watch.disconnect();
      done();
    }
    watch.observe({ type: 'resource' });
    wait();
  });
}

function watchForUpdates(registration: ServiceWorkerRegistration, announce: () => void): void {
  const watch = () => {
    const { active, installing } = registration;
    // The first installed version is not an update.
    if (!active) return;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') announce();
    });
  };
  if (registration.waiting) announce();
  watch();
  registration.addEventListener('updatefound', watch);
  // An installed app may stay open for days: check when it becomes visible.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => undefined);
  });
}
