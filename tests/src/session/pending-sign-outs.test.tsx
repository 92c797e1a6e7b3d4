import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { signInText } from '#features/sign-in/text.ts';
import { takeFlashMessage } from '#lib/storage/flash-message.ts';
import { sessionStore } from '#session/session-store.ts';
import { SIGN_OUT_PENDING, signOut } from '#session/sign-out.ts';
import { madeUpSession } from '#tests/support/page/made-up-session.ts';
import type { Fault } from '#tests/support/page/network.ts';
import { letTimePass } from '#tests/support/page/page-time.ts';
import { createPageWorld, type PageWorld } from '#tests/support/page/page-world.ts';
import { renderPage } from '#tests/support/page/render-page.tsx';
import { signIn, watchHome } from '#tests/support/page/sign-in.ts';

const endings = ({ network }: Pick<PageWorld, 'network'>) =>
  network.sent.filter(({ path }) => path === paths.endSession);
const families = ({ db }: Pick<PageWorld, 'db'>) =>
  db.selectFrom('refresh_families').select('id').execute();

/** Signs in, and out again while the server cannot be reached; leaves the session's id. */
async function signOutOffline(world: PageWorld, fault: Fault = 'no-network') {
  await signIn(world);
  const sid = sessionStore.get()?.accessPayload.sid;
  world.network.breakPath('', fault);
  const leaving = signOut();
  if (fault === 'hang') await letTimePass(1000);
  await leaving;
  return sid;
}

// SES-32
describe('a sign-out without a network', () => {
  it.each<Fault>(['no-network', 'hang', { status: 502 }, { status: 429 }])(
    'keeps the id of the session and no token (%o)',
    async (fault) => {
      const world = await createPageWorld();
      const sid = await signOutOffline(world, fault);
      expect(sid).toMatch(/^[0-9a-f-]{36}$/);
      expect(localStorage.getItem('pendingSignOuts')).toBe(sid);
      expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('eyJ');
      expect(sessionStore.get()).toBeNull();
      expect(takeFlashMessage()).toBe(SIGN_OUT_PENDING);
    },
  );

  it('ends the session after the load, as soon as a call succeeds, and says so until then', async () => {
    const page = await renderPage('/', (world) => signOutOffline(world));
    expect(await screen.findByText(signInText.signOutPending)).toBeVisible();
    expect(await families(page)).toHaveLength(1);
    page.network.heal();
    await letTimePass(6000);
    await waitFor(() => expect(endings(page)).toHaveLength(1));
    expect(endings(page)[0]?.headers).not.toHaveProperty('Authorization');
    expect(await families(page)).toEqual([]);
    await waitFor(() =>
      expect(screen.queryByText(signInText.signOutPending)).not.toBeInTheDocument(),
    );
    expect(localStorage.getItem('pendingSignOuts')).toBeNull();
    await letTimePass(6000);
    expect(endings(page)).toHaveLength(1);
  });

  it('is tried again after the server failed at it', async () => {
    const page = await renderPage('/', (world) => signOutOffline(world));
    page.network.heal();
    page.network.breakPath(paths.endSession, { status: 503 });
    await letTimePass(6000);
    expect(endings(page).length).toBeGreaterThan(0);
    page.network.heal();
    await letTimePass(6000);
    await waitFor(async () => expect(await families(page)).toEqual([]));
  });
});

// SES-20
it('a sign-out that reaches the server keeps nothing', async () => {
  const world = await createPageWorld();
  await signIn(world);
  await signOut();
  expect(localStorage.getItem('pendingSignOuts')).toBeNull();
  expect(takeFlashMessage()).toBeNull();
  expect(endings(world)).toEqual([]);
});

// EXT-1
it('keeps nothing of a session of another server', async () => {
  watchHome();
  const world = await createPageWorld();
  sessionStore.save(madeUpSession({ sid: 'family' }));
  world.network.breakPath('', 'no-network');
  await signOut();
  expect(localStorage.getItem('pendingSignOuts')).toBeNull();
  expect(takeFlashMessage()).toBeNull();
});
