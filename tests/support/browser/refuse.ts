import type { Request, Route } from '@playwright/test';
import { PRESS_KEY_HEADER } from '#contract/extensions.ts';

/** Refuses a press as our server does: in a response that names it. */
export async function refuse(route: Route, request: Request, status: number): Promise<void> {
  const key = await request.headerValue(PRESS_KEY_HEADER);
  await route.fulfill({ status, headers: { [PRESS_KEY_HEADER]: key ?? '' }, json: {} });
}
