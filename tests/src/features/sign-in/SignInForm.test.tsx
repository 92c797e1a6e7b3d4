import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '#contract/paths.ts';
import { signInText } from '#features/sign-in/text.ts';
import { sessionStore } from '#session/session-store.ts';
import { sessionText } from '#session/text.ts';
import { sessionCookiesLeft } from '#tests/support/page/cookies.ts';
import { madeUpSession, madeUpToken } from '#tests/support/page/made-up-session.ts';
import type { Fault } from '#tests/support/page/network.ts';
import { letTimePass } from '#tests/support/page/page-time.ts';
import { type Page, renderPage } from '#tests/support/page/render-page.tsx';
import { credentials, watchHome } from '#tests/support/page/sign-in.ts';
import { testNow } from '#tests/support/server/app.ts';

let home: ReturnType<typeof watchHome>;
beforeEach(() => {
  home = watchHome();
});

const { access, refresh } = madeUpSession({ username: 'あ'.repeat(1200) });
const tooLarge = { access, refresh };

/** A pair of which only the access token is still good. */
function withExpiredRefresh() {
  const { refreshPayload, access } = madeUpSession();
  const exp = testNow / 1000 - 1;
  return { access, refresh: madeUpToken({ ...refreshPayload, exp }, 'r') };
}

const panel = () => within(screen.getByRole('region', { name: signInText.signInHeading }));
const username = () => panel().getByRole('textbox', { name: signInText.username });
const password = () => panel().getByLabelText(signInText.password);
const submit = () => panel().getByRole('button', { name: signInText.signIn });
const sent = (page: Page) => page.network.sent.filter(({ path }) => path === paths.token);

async function register({ app }: Pick<Page, 'app'>): Promise<void> {
  await app.inject({ method: 'POST', url: `/api/${paths.register}`, payload: credentials });
}

async function fillIn(page: Page, name: string, secret: string): Promise<void> {
  await page.user.clear(username());
  await page.user.type(username(), name);
  await page.user.clear(password());
  await page.user.type(password(), secret);
}

describe('the sign-in form', () => {
  // SES-4
  it('has the focus on the username, and the attributes that password managers look for', async () => {
    await renderPage();
    expect(username()).toHaveFocus();
    expect(username()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(password()).toHaveAttribute('type', 'password');
    expect(panel().queryByText(signInText.cookiesDisabled)).not.toBeInTheDocument();
  });

  // SES-1, SES-2
  it('names with every change the problem of a field, and sends nothing empty', async () => {
    const page = await renderPage();
    await page.user.type(username(), 'abc');
    expect(await panel().findByText(signInText.usernameProblem.length)).toBeVisible();
    expect(username()).toBeInvalid();
    expect(username()).toHaveAccessibleDescription(signInText.usernameProblem.length);
    await page.user.type(username(), 'd');
    await waitFor(() => expect(username()).toBeValid());
    await page.user.type(password(), '秘');
    expect(await panel().findByText(sessionText.passwordProblem.length)).toBeVisible();
    await page.user.clear(password());
    expect(await panel().findByText(sessionText.passwordProblem.missing)).toBeVisible();
    await page.user.clear(username());
    await page.user.click(submit());
    expect(await panel().findByText(signInText.usernameProblem.missing)).toBeVisible();
    await waitFor(() => expect(username()).toHaveFocus());
    expect(sent(page)).toEqual([]);
  });

  // UI-24
  it('is not sent by the Enter of an input method, also as Safari tells it', async () => {
    await renderPage();
    const goesOn = (init: object) => fireEvent.keyDown(username(), { key: 'Enter', ...init });
    for (const how of [{ isComposing: true }, { keyCode: 229 }]) {
      expect(goesOn(how)).toBe(false);
      expect(fireEvent.keyDown(username(), { key: 'a', ...how })).toBe(true);
    }
    expect(goesOn({})).toBe(true);
  });

  // SES-5
  it('cannot be sent twice while it is in progress', async () => {
    const page = await renderPage('/', register);
    const release = page.network.holdPath(paths.token);
    await fillIn(page, credentials.username, credentials.password);
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(submit()).toBeDisabled());
    await page.user.click(password());
    await page.user.keyboard('{Enter}');
    release();
    await waitFor(() => expect(home).toHaveBeenCalled());
    expect(sent(page)).toHaveLength(1);
  });
});

// SES-37
it.each<{ fault: Fault }>([{ fault: 'response-lost' }, { fault: 'no-network' }])(
  'a sign-in that the network loses ($fault) is repeated by itself, once',
  async ({ fault }) => {
    const page = await renderPage('/', async (world) => {
      await register(world);
      world.network.breakPath(paths.token, fault);
    });
    await fillIn(page, credentials.username, credentials.password);
    const { sent: requests } = page.network;
    const push = requests.push.bind(requests);
    vi.spyOn(requests, 'push').mockImplementation((request) => {
      if (sent(page).length === 1) page.network.heal();
      return push(request);
    });
    await page.user.click(submit());
    await waitFor(() => expect(home).toHaveBeenCalledTimes(1));
    expect(sent(page)).toHaveLength(2);
  },
);

// SES-7
describe('a sign-in that fails', () => {
  const failed = 'エラーが発生しました';

  const refused = (status: number) => `ユーザ名またはパスワードが違います (${status})`;
  const later = 'しばらくしてからもう一度お試しください';
  const serverFailed = `サーバーで問題が発生しました。${later}`;

  const causes: [fault: Fault, says: string, cause: string][] = [
    [{ status: 401 }, refused(401), ''],
    [{ status: 429 }, refused(429), later],
    [{ status: 500 }, refused(500), serverFailed],
    ['no-network', failed, sessionText.unreachable],
    ['hang', failed, sessionText.late],
    [{ status: 200, body: { access: 'garbage' } }, failed, ''],
    // SES-33
    [{ status: 200, body: tooLarge }, signInText.sessionTooLarge, ''],
    [{ status: 200, body: withExpiredRefresh() }, signInText.refreshRefused, ''],
  ];

  it('says why, signs nobody in and keeps what was typed', async () => {
    const page = await renderPage();
    await fillIn(page, credentials.username, credentials.password);
    for (const [fault, says, cause] of causes) {
      page.network.breakPath(paths.token, fault);
      await page.user.click(submit());
      if (fault === 'hang') await letTimePass(10_000);
      await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(says + cause));
      expect(screen.getByText(says)).toBeVisible();
      await waitFor(() => expect(submit()).toBeEnabled());
      expect(username()).toHaveValue(credentials.username);
      expect(password()).toHaveValue(credentials.password);
      expect(sessionCookiesLeft()).toEqual([]);
      expect(sessionStore.get()).toBeNull();
      expect(home).not.toHaveBeenCalled();
    }
  });
});
