/** Lets the page be opened without a network, in browsers that can do that. */

/** What browsers with trusted types offer; lib.dom does not know of it. */
interface TrustedTypes {
  /** The url that comes back is an object which only such a policy can make. */
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

const SCRIPT = '/service-worker.js';

/**
 * Registers the service worker, once for each page, and watches for a newer one.
 *
 * @param announce is told that a new version is there; it may be told so again
 */
export async function registerServiceWorker(announce: () => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await pageLoaded();
    await navigator.serviceWorker.register(scriptUrl());
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration) watchForUpdates(registration, announce);
  } catch {
    // Forbidden, or without storage: the page works as well, with a network.
  }
}

/** What the first view needs comes first. */
function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((done) => window.addEventListener('load', () => done(), { once: true }));
}

/** The one policy that the server's headers allow, and the one script that it lets through. */
function scriptUrl(): string {
  const policy = window.trustedTypes?.createPolicy('service-worker', {
    createScriptURL: (url) => {
      if (url !== SCRIPT) throw new TypeError(`${url} is not the service worker`);
      return url;
    },
  });
  return policy?.createScriptURL(SCRIPT) ?? SCRIPT;
}

function watchForUpdates(registration: ServiceWorkerRegistration, announce: () => void): void {
  const watch = () => {
    const { active, installing } = registration;
    // The first version of all is no news.
    if (!active) return;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') announce();
    });
  };
  if (registration.waiting) announce();
  watch();
  registration.addEventListener('updatefound', watch);
  // An installed app may stay open for days: whoever comes back to it is told.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => undefined);
  });
}
