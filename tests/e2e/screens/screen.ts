import { expect, type Locator, type Page } from '@playwright/test';
import { field, press } from '#tests/support/browser/screen.ts';

type Role = Parameters<Page['getByRole']>[0];

/** One state of the page that is looked at. */
export interface Screen {
  /** As a report names it. */
  name: string;
  /** The address to load; without one the screen goes on from the one before. */
  path?: string;
  /** The user's steps there: buttons to press, fields with what is written into them, or a function. */
  steps?: readonly (string | [field: string, text: string])[] | ((page: Page) => Promise<unknown>);
  /** What is there once the screen is complete: a text, an element by its role, or a function. */
  shows: string | RegExp | Partial<Record<Role, string>> | ((page: Page) => Locator);
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
  if (typeof steps === 'function') await steps(page);
  else
    for (const step of steps ?? []) {
      if (typeof step === 'string') await press(page, step);
      else await field(page, step[0]).fill(step[1]);
    }
  await expect(elementOf(page, shows).first()).toBeVisible();
}

function elementOf(page: Page, shows: Screen['shows']): Locator {
  if (typeof shows === 'function') return shows(page);
  if (typeof shows === 'string' || shows instanceof RegExp) return page.getByText(shows);
  const [[role, name] = ['document', '']] = Object.entries(shows);
  return page.getByRole(role as Role, { name, exact: true });
}
