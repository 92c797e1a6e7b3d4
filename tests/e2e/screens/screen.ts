import { expect, type Locator, type Page } from '@playwright/test';

/** One state of the page that is looked at. */
export interface Screen {
  /** As a report names it. */
  name: string;
  /** The address to load; without one the screen goes on from the one before. */
  path?: string;
  /** The user's steps there. */
  steps?: (page: Page) => Promise<unknown>;
  /** The element that is there once the screen is complete. */
  shows: (page: Page) => Locator;
  /** Names in the order in which a screen reader meets elements of these roles; as `a|b`. */
  reads?: readonly [place: (page: Page) => Locator, roles: string, names: string];
  /** True if it is looked at with zoom and spaced text, too. */
  zooms?: true;
}

/** Screens of one visitor, one after the other in one tab. */
export interface Visit {
  /** The user who looks, and the data. */
  by: string;
  signedIn: boolean;
  /** Data that is there before the first screen. */
  data?: (page: Page) => Promise<unknown>;
  /** Lines that the browser may print: the responses that were asked for. */
  prints?: RegExp[];
  screens: readonly Screen[];
}

export async function openScreen(page: Page, { path, steps, shows }: Screen): Promise<void> {
  await page.context().setOffline(false);
  if (path !== undefined) await page.goto(path);
  await steps?.(page);
  await expect(shows(page).first()).toBeVisible();
}
