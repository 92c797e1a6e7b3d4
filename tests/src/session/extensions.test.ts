import { waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { paths } from '#contract/paths.ts';
import { sessionCookieNames } from '#domain/session/session-cookies.ts';
import { extensions } from '#session/extensions.ts';
import { sessionStore } from '#session/session-store.ts';
import { sessionCookiesLeft } from '#tests/support/page/cookies.ts';
import { madeUpSession } from '#tests/support/page/made-up-session.ts';
import { createPageWorld } from '#tests/support/page/page-world.ts';
import { renderPage } from '#tests/support/page/render-page.tsx';
import { signIn } from '#tests/support/page/sign-in.ts';

// EXT-1
describe('what a server offers beyond the customer’s calls', () => {
  it('is known from the access token, without a cookie of its own', async () => {
    await signIn(await createPageWorld());
    expect(extensions.get()).toBe(true);
    expect(sessionCookiesLeft()).toEqual(sessionCookieNames);
  });

  it('is nothing where the token does not say so', () => {
    onTestFinished(sessionStore.clear);
    sessionStore.save(madeUpSession());
    expect(extensions.get()).toBe(false);
  });

  it('is known to guests from the response-time call', async () => {
    extensions.tellGuests(undefined);
    await renderPage();
    await waitFor(() => expect(extensions.get()).toBe(true));
  });

  it('is nothing for guests of a server that does not say so', async () => {
    const { network } = await renderPage('/', (world) =>
      world.network.breakPath(paths.responseTime, {
        status: 200,
        body: [{ id: 1, ip_addr: '::1' }],
      }),
    );
    await waitFor(() => expect(network.sent.map(({ path }) => path)).toContain(paths.responseTime));
    await waitFor(() => expect(extensions.get()).toBe(false));
  });
});
