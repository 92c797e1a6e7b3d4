import { expect, type Page } from '@playwright/test';
import { sessionValues } from './session-cookies.ts';

/** Calls the API with `POST` for the user who is signed in on the page; returns what it created. */
export async function callApi<T>(page: Page, path: string, data: object): Promise<T> {
  const { jwtAccess } = await sessionValues(page.context());
  const headers = { authorization: `Bearer ${jwtAccess}` };
  const url = new URL(`/api/${path}`, page.url()).href;
  const response = await page.request.post(url, { headers, data });
  expect(response.status(), path).toBe(201);
  return response.json();
}
