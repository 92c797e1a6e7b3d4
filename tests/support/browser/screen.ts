/** Elements of the page in a browser, as a user finds them. */
import type { Locator, Page } from '@playwright/test';

type Place = Page | Locator;

export const button = (place: Place, name: string | RegExp) =>
  place.getByRole('button', { name, exact: true });
export const press = (place: Place, name: string | RegExp) => button(place, name).click();
export const body = (page: Page) => page.locator('body');
export const main = (page: Page) => page.getByRole('main');
export const field = (place: Place, name: string) => place.getByLabel(name, { exact: true });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
