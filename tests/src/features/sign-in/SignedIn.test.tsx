import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { formatDateTime } from '#domain/calendar/time.ts';
import { infoPanelText } from '#features/info-panel/text.ts';
import { signInText } from '#features/sign-in/text.ts';
import { refusedSession } from '#session/refused-session.ts';
import { sessionStore } from '#session/session-store.ts';
import { sessionText } from '#session/text.ts';
import { removeCookies, sessionCookiesLeft } from '#tests/support/page/cookies.ts';
import { letTimePass } from '#tests/support/page/page-time.ts';
import { loadPage, type Page, renderPage } from '#tests/support/page/render-page.tsx';
import { credentials, signIn, watchHome } from '#tests/support/page/sign-in.ts';

let home: ReturnType<typeof watchHome>;
beforeEach(() => {
  home = watchHome();
});

const panel = () => within(screen.getByRole('region', { name: signInText.sessionHeading }));
const infoOf = (term: string) => {
  const block = within(screen.getByRole('region', { name: infoPanelText.auth.heading }));
  return block.getByText(term).nextElementSibling?.textContent;
};
const continueButton = () =>
  panel().findByRole('button', { name: /^セッション継続 \d+日\d\d:\d\d:\d\d$/ });
const payload = () => {
  const session = sessionStore.get();
  if (!session) throw new Error('Nobody is signed in');
  return session.accessPayload;
};
const refreshes = (page: Page) =>
  page.network.sent.filter(({ path }) => path === paths.refresh).length;

/** Opens the page signed in, as it was this long ago. */
async function openSignedIn(secondsAgo = 0): Promise<Page> {
  const page = await renderPage('/', async (world) => {
    await signIn(world);
    world.network.letServerTimeRun();
    await letTimePass(secondsAgo * 1000);
  });
  await panel().findByRole('button', { name: signInText.signOut });
  return page;
}

describe('the panel of a signed-in user', () => {
  // SES-14
  it('shows the clock with the day of the week in kanji, and passes into Saturday in another colour', async () => {
    await openSignedIn(50 * 60 - 3);
    const before = panel().getByText(/^2026\/11\/20\(金\) 23:59:5\d$/);
    expect(before).toHaveAttribute('data-day', 'workday');
    const workday = getComputedStyle(before).color;
    await letTimePass(3000);
    const clock = panel().getByText(/^2026\/11\/21\(土\) 00:00:0\d$/);
    expect(clock).toHaveAttribute('data-day', 'saturday');
    expect(getComputedStyle(clock).color).not.toBe(workday);
  });

  // SES-17
  it('says for a minute when the session ends, then offers to continue it', async () => {
    await openSignedIn(58);
    const expiry = signInText.expiresAt(formatDateTime(payload().exp * 1000, 'Asia/Tokyo'));
    expect(panel().getByText(expiry)).toBeVisible();
    expect(panel().queryByRole('button', { name: /^セッション継続/ })).not.toBeInTheDocument();
    await letTimePass(3000);
    const { textContent } = await continueButton();
    expect(textContent).toMatch(/^セッション継続 99日23:58:5\d$/);
    expect(panel().queryByText(expiry)).not.toBeInTheDocument();
    await letTimePass(1000);
    expect((await continueButton()).textContent).toMatch(/^セッション継続 99日23:58:5\d$/);
    expect(await continueButton()).not.toHaveTextContent(textContent ?? '');
  });

  // SES-19, SES-25
  it('is busy from the press, says what it waits for, that it failed, and then when the session ends', async () => {
    const page = await openSignedIn(61);
    const { exp } = payload();
    page.network.breakPath(paths.refresh, { status: 429 });
    const button = await continueButton();
    await page.user.click(button);
    expect(screen.getByRole('region', { name: signInText.sessionHeading })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await letTimePass(2500);
    expect(button).not.toHaveTextContent(signInText.waiting);
    await letTimePass(12_500);
    expect(button).toBeDisabled();
    expect(button).toHaveTextContent(signInText.waiting);
    expect(screen.getByText(signInText.waiting, { selector: '[role="status"]' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await letTimePass(17_000);
    const failed = await screen.findByRole('alert');
    expect(failed).toHaveTextContent(new RegExp(`^エラーが発生しました${sessionText.tooMany}$`));
    expect(sessionCookiesLeft()).toHaveLength(22);
    const attempts = refreshes(page);
    page.network.heal();
    await page.user.click(await continueButton());
    await waitFor(() => expect(failed).not.toBeInTheDocument());
    expect(refreshes(page)).toBe(attempts + 1);
    expect(payload().exp).toBeGreaterThan(exp + 60);
    const end = formatDateTime(payload().exp * 1000, 'Asia/Tokyo');
    expect(await panel().findByText(signInText.expiresAt(end))).toBeVisible();
    expect(infoOf(infoPanelText.auth.expiry)).toBe(end);
    expect(home).not.toHaveBeenCalled();
  });
});

// SES-36
it.each(['before the load', 'after it', 'never'])(
  'a tab whose cookies another one removed says that it was refused, if that is stored: %s',
  async (stored) => {
    const page = await openSignedIn();
    const { uuid } = payload();
    if (stored === 'before the load') refusedSession.note(uuid);
    removeCookies();
    await letTimePass(200);
    expect(home).toHaveBeenCalledTimes(1);
    page.unmount();
    loadPage();
    if (stored === 'after it') {
      await letTimePass(1000);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      refusedSession.note(uuid);
      window.dispatchEvent(new Event('storage'));
    }
    const [line = ''] = signInText.sessionRefused.split('\n');
    await letTimePass(200);
    expect(screen.queryAllByText(line)).toHaveLength(stored === 'never' ? 0 : 1);
    refusedSession.forget();
  },
);

// INF-4
it('the info panel shows the user at once, and a guest after the sign-out', async () => {
  const page = await openSignedIn();
  expect(infoOf(infoPanelText.auth.userId)).toBe(String(payload().user_id));
  expect(infoOf(infoPanelText.auth.username)).toBe(credentials.username);
  expect(infoOf(infoPanelText.auth.uuid)).toBe(payload().uuid.slice(0, 8));
  expect(infoOf(infoPanelText.auth.expiry)).toBe(
    formatDateTime(payload().exp * 1000, 'Asia/Tokyo'),
  );
  await page.user.click(panel().getByRole('button', { name: signInText.signOut }));
  await waitFor(() => expect(infoOf(infoPanelText.auth.username)).toBe(infoPanelText.auth.guest));
  expect(infoOf(infoPanelText.auth.userId)).toBe(infoPanelText.none);
  expect(infoOf(infoPanelText.auth.uuid)).toBe(infoPanelText.auth.noUuid);
  expect(infoOf(infoPanelText.auth.expiry)).toBe(infoPanelText.none);
});
