import type { Page } from '@playwright/test';
import { signIn } from '#tests/support/browser/sign-in.ts';
import type { Allowances } from '#tests/support/browser/watch.ts';
import { withoutFullscreen } from '#tests/support/browser/without-fullscreen.ts';
import { account } from './account.ts';
import { draws } from './draws.ts';
import { guest } from './guest.ts';
import type { Visit } from './screen.ts';
import { sheets } from './sheets.ts';
import { busyTracker, emptyTracker, fullTracker } from './tracker.ts';

/** All screens; the longest visit first. */
export const visits = [sheets, busyTracker, draws, guest, emptyTracker, account, fullTracker];

/** Begins a visit: what is there before its first screen. */
export async function begin(
  { signedIn, data, prints = [] }: Visit,
  page: Page,
  allow: Allowances,
): Promise<void> {
  allow.consoleErrors(...prints);
  await withoutFullscreen(page);
  if (signedIn) await signIn(page);
  await data?.(page);
}
