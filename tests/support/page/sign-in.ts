import type { FastifyInstance, HTTPMethods } from 'fastify';
import { type MockInstance, onTestFinished, vi } from 'vitest';
import type { TokenPair } from '#contract/session.ts';
import { pageLoad } from '#loading/page-load.ts';
import { openSession } from '#session/open-session.ts';
import { sessionStore } from '#session/session-store.ts';

export const credentials = { username: '山田太郎', password: 'password' };

/** Signs a user up on the server and in on the page, until the test is over. */
export async function signIn(
  { app }: { app: FastifyInstance },
  { username, password } = credentials,
): Promise<TokenPair> {
  async function post(path: string) {
    const url = `/api/user/${path}`;
    const response = await app.inject({ method: 'POST', url, payload: { username, password } });
    if (response.statusCode >= 500)
      throw new Error(`${url}: ${response.statusCode} ${response.body}`);
    return response;
  }
  await post('register/');
  const response = await post('token/');
  if (response.statusCode !== 200) throw new Error(`Not signed in: ${response.body}`);
  const pair = response.json<TokenPair>();
  sessionStore.save(openSession(pair));
  onTestFinished(() => sessionStore.clear());
  return pair;
}

/** Calls the server as another device of a user does: this page's, unless a token is given. */
export function deviceOf(
  { app }: { app: FastifyInstance },
  access: string | undefined = sessionStore.get()?.access,
) {
  const headers = { authorization: `Bearer ${access}` };
  return (method: HTTPMethods, path: string, payload?: object) =>
    app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });
}

/** Takes the place of loads of the index page, which end a page, until the test is over. */
export function watchHome(): MockInstance<() => void> {
  return vi.spyOn(pageLoad, 'home').mockImplementation(() => undefined);
}
