import { type Browser, chromium } from '@playwright/test';
import { provideChromium } from './chromium.ts';

/** Root may start it, and nothing but the page asks the network. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A name of this machine with which a page is no secure context.
  '--host-resolver-rules=MAP kuji.test 127.0.0.1',
];

/** Starts the machine's Chromium, as the journeys have it. The caller closes it. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: provideChromium(), args: chromiumArgs });
}
