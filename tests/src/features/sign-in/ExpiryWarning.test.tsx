import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { signInText } from '#features/sign-in/text.ts';
import { sessionStore } from '#session/session-store.ts';
import { letTimePass } from '#tests/support/page/page-time.ts';
import { type Page, renderPage } from '#tests/support/page/render-page.tsx';
import { signIn, watchHome } from '#tests/support/page/sign-in.ts';

const fiveMinutes = signInText.expiresWithin['five-minutes'];
const oneMinute = signInText.expiresWithin['one-minute'];

let home: ReturnType<typeof watchHome>;
beforeEach(() => {
  home = watchHome();
});

/** Opens the page with this much of the access token left. */
async function openWith(secondsLeft: number): Promise<Page> {
  return renderPage('/', async (world) => {
    await signIn(world);
    world.network.letServerTimeRun();
    await letTimePass((86_400 - secondsLeft) * 1000);
  });
}

const notice = async (message: string) => {
  const shown = await screen.findByText(message);
  const status = shown.closest<HTMLElement>('[role="status"]');
  if (!status) throw new Error('It is told to nobody who cannot see it');
  return within(status);
};
const isGone = (message: string) =>
  waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());

// SES-31
it('the warning comes five minutes before the end, takes no focus and offers to continue', async () => {
  const page = await openWith(305);
  const signOut = await screen.findByRole('button', { name: signInText.signOut });
  signOut.focus();
  expect(screen.queryByText(fiveMinutes)).not.toBeInTheDocument();
  await letTimePass(6000);
  const warning = await notice(fiveMinutes);
  expect(signOut).toHaveFocus();
  const { access } = sessionStore.get() ?? {};
  await page.user.click(warning.getByRole('button', { name: signInText.continueSession }));
  await isGone(fiveMinutes);
  expect(sessionStore.get()?.access).not.toBe(access);
  expect(home).not.toHaveBeenCalled();
});

it('one minute before the end the second replaces the first, and goes when the session ends', async () => {
  await openWith(63);
  await notice(fiveMinutes);
  await letTimePass(4000);
  await notice(oneMinute);
  await isGone(fiveMinutes);
  sessionStore.clear();
  await isGone(oneMinute);
});
