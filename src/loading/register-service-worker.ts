/** Lets the page be opened offline, in browsers with service workers (UI-13). */

/** Trusted Types, which lib.dom lacks. */
interface TrustedTypes {
  /** The returned URL is an object that only a policy can create. */
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

/** Beside the page, since it may only answer for what lies below its own address. */
const SCRIPT = `${import.meta.env.BASE_URL}service-worker.js`;

/**
 * Registers the service worker once, and watches for a newer one.
 *
 * @param announce is called when a new version is ready, possibly several times
 */
export async function registerServiceWorker(announce: () => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await pageLoaded();
    await navigator.serviceWorker.register(scriptUrl());
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration) watchForUpdates(registration, announce);
  } catch {
    // Disabled, or without storage: the page works online.
  }
}

/** Waits until the first view is loaded. */
function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((done) => window.addEventListener('load', () => done(), { once: true }));
}

/** The only policy that the headers allow, and the only script that it accepts. */
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
