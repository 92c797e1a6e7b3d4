/** Lets the page be opened offline, in browsers with service workers (UI-13). */
import { SERVICE_WORKER, workerAddress } from '#lib/own-workers.ts';

declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** So long the network is silent when the page is at rest. */
const SILENT_MS = 2000;

/**
 * Registers the service worker once, and watches for a newer one. The page comes first: nothing is copied
 * before it is at rest.
 *
 * @param announce is called when a new version is ready, possibly several times
 * @param isUser whether the tracker is to be copied, too
 */
export async function registerServiceWorker(
  announce: () => void,
  isUser: () => boolean,
): Promise<void> {
  // Browsers that are to store nothing refuse it with an error of the page.
  if (!('serviceWorker' in navigator) || !navigator.cookieEnabled) return;
  try {
    await atRest();
    const address = workerAddress(SERVICE_WORKER);
    watchForUpdates(await navigator.serviceWorker.register(address), announce);
    const { active } = await navigator.serviceWorker.ready;
    const isDear = navigator.connection?.saveData === true;
    if (isUser() && !isDear) active?.postMessage('COPY_TRACKER');
  } catch {
    // Disabled, or without storage: the page works online.
  }
}

/** Waits until nothing has come for a while: the page loads more when it is idle. */
function atRest(): Promise<void> {
  return new Promise((done) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        watch.disconnect();
        done();
      }, SILENT_MS);
    });
    watch.observe({ type: 'resource', buffered: true });
  });
}

function watchForUpdates(registration: ServiceWorkerRegistration, announce: () => void): void {
  if (registration.waiting) announce();
  registration.addEventListener('updatefound', () => {
    const { active, installing } = registration;
    installing?.addEventListener('statechange', () => {
      // The first installed version is not an update.
      if (active && installing.state === 'installed') announce();
    });
  });
  // An installed app may stay open for days: check when it becomes visible.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => undefined);
  });
}
