import { expect, type Page } from '@playwright/test';
import { sessionValues } from './session-cookies.ts';

/** Calls the API with `POST` for the user who is signed in on the page; returns its answer. */
export async function callApi<T>(page: Page, path: string, data: object): Promise<T> {
  const response = await page.request.post(addressOf(page, path), await withToken(page, data));
  expect(response.ok(), `${path} ${response.status()}`).toBe(true);
  return response.json();
}

/** The same with `PUT`. */
export async function putApi(page: Page, path: string, data: object): Promise<void> {
  const response = await page.request.put(addressOf(page, path), await withToken(page, data));
  expect(response.status(), path).toBe(200);
}

function addressOf(page: Page, path: string): string {
  return new URL(`/api/${path}`, page.url()).href;
}

async function withToken(page: Page, data: object) {
  const { jwtAccess } = await sessionValues(page.context());
  return { headers: { authorization: `Bearer ${jwtAccess}` }, data };
}
