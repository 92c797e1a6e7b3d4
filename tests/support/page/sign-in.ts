import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { TokenPair } from '#contract/session.ts';
import { openSession } from '#session/open-session.ts';
import { sessionStore } from '#session/session-store.ts';

export const credentials = { username: '山田太郎', password: 'password' };

/** Signs a user up on the server and in on the page, until the test is over. */
export async function signIn(
  { app }: { app: FastifyInstance },
  { username, password } = credentials,
): Promise<TokenPair> {
  const post = (path: string) =>
    app.inject({ method: 'POST', url: `/api/user/${path}`, payload: { username, password } });
  await post('register/');
  const pair = (await post('token/')).json<TokenPair>();
  sessionStore.save(openSession(pair));
  onTestFinished(() => sessionStore.clear());
  return pair;
}
