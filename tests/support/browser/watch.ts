/** Watches a browser context for what must not happen during a journey. */
import type { BrowserContext } from '@playwright/test';
import { watchTexts } from '../watch-texts.ts';

export interface Allowances {
  /** Console errors and warnings whose text (or the address they are about) matches may happen. */
  consoleErrors(...patterns: RegExp[]): void;
  /** Uncaught errors of the page whose message matches may happen. */
  pageErrors(...patterns: RegExp[]): void;
  /** Requests to this origin may happen. */
  origin(url: string): void;
}

export interface Watch {
  readonly allow: Allowances;
  /** Events that were not allowed. */
  unexpected(): string[];
}

interface Incident {
  readonly kind: 'console' | 'error' | 'request';
  readonly text: string;
}

/** Playwright's message about a page that wants its service worker, in journeys that have none. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** Chromium's message about the first raffle's items, where the user draws from another list. */
const LOADED_IN_VAIN = /noauth\/\d+\/items was preloaded using link preload but not used/;

export async function watch(context: BrowserContext): Promise<Watch> {
  const incidents: Incident[] = [];
  const allowed = {
    console: [] as RegExp[],
    error: [] as RegExp[],
    origins: new Set<string>(),
  };

  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (message.text() === WORKER_BLOCKED || LOADED_IN_VAIN.test(message.text())) return;
    const { url } = message.location();
    incidents.push({ kind: 'console', text: `${message.text()} (${url})` });
  });
  context.on('weberror', (error) => {
    incidents.push({ kind: 'error', text: String(error.error()) });
  });
  context.on('request', (request) => {
    incidents.push({ kind: 'request', text: request.url() });
  });
  // The browser prints most violations of the content security policy, but not all of them.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      reportError(new Error(`Policy violation: ${event.violatedDirective} ${event.blockedURI}`));
    });
  });
  // UI-25
  await context.addInitScript(watchTexts, undefined);
  // UI-12: a longer time overflows, and the timer fires at once.
  await context.addInitScript(() => {
    const LONGEST_MS = 2 ** 31 - 1;
    for (const name of ['setTimeout', 'setInterval'] as const) {
      const set: (...rest: Parameters<typeof setTimeout>) => number = window[name];
      const checked: typeof set = (handler, delay, ...rest) => {
        if (Number(delay) > LONGEST_MS) reportError(new Error(`Timer overflow: ${delay} ms`));
        return set(handler, delay, ...rest);
      };
      Object.assign(window, { [name]: checked });
    }
  });

  return {
    allow: {
      consoleErrors: (...patterns) => allowed.console.push(...patterns),
      pageErrors: (...patterns) => allowed.error.push(...patterns),
      origin: (url) => allowed.origins.add(new URL(url).origin),
    },
    unexpected: () =>
      incidents
        .filter((incident) => !isAllowed(incident))
        .map(({ kind, text }) => `${kind}: ${text}`),
  };

  function isAllowed({ kind, text }: Incident): boolean {
    switch (kind) {
      case 'request':
        return /^(?:data|blob|about):/.test(text) || allowed.origins.has(new URL(text).origin);
      case 'console':
      case 'error':
        return allowed[kind].some((pattern) => pattern.test(text));
    }
  }
}
