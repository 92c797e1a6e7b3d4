import { type Browser, chromium } from '@playwright/test';
import { provideChromium } from './chromium.ts';

/** Root may start it, and nothing but the page asks the network. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the machine's Chromium, as the journeys have it. The caller closes it. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: provideChromium(), args: chromiumArgs });
}
