/** `/Mypage`, on a server of ours, on another one, and for guests. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { accountPaths } from '#contract/account-paths.ts';
import { paths } from '#contract/paths.ts';
import { accountText as text } from '#features/account/text.ts';
import { routes } from '#lib/routes.ts';
import { takeFlashMessage } from '#lib/storage/flash-message.ts';
import { createOperatorRepository } from '#server/features/account/operator-repository.ts';
import { sessionStore } from '#session/session-store.ts';
import { sessionText } from '#session/text.ts';
import { madeUpSession } from '#tests/support/page/made-up-session.ts';
import type { PageWorld } from '#tests/support/page/page-world.ts';
import { renderPage } from '#tests/support/page/render-page.tsx';
import { credentials, deviceOf, signIn, watchHome } from '#tests/support/page/sign-in.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';

const panel = (name: string) => screen.findByRole('region', { name });
const press = (inside: HTMLElement, name: string) => within(inside).getByRole('button', { name });

/** Signs in once more, as from another device. */
async function signInElsewhere({ app }: PageWorld): Promise<{ access: string }> {
  const response = await app.inject({
    method: 'POST',
    url: `/api/${paths.token}`,
    headers: { 'user-agent': FIREFOX },
    payload: credentials,
  });
  return response.json();
}
const statusOf = async (page: PageWorld, { access }: { access: string }) =>
  (await deviceOf(page, access)('GET', paths.workRecords)).statusCode;

async function openAccount(others = 0) {
  const elsewhere: { access: string }[] = [];
  const page = await renderPage(routes.account, async (world) => {
    await signIn(world);
    for (let i = 0; i < others; i += 1) elsewhere.push(await signInElsewhere(world));
  });
  await within(await panel(text.eventsHeading)).findAllByRole('listitem');
  return { ...page, elsewhere };
}

describe('the account', () => {
  // ACC-2
  it('gets a new password, and says that the other devices are signed out', async () => {
    const page = await openAccount(1);
    const form = await panel(text.passwordHeading);
    await page.user.type(within(form).getByLabelText(text.current), credentials.password);
    await page.user.type(within(form).getByLabelText(text.next), 'あたらしい');
    await page.user.type(within(form).getByLabelText(text.confirmation), 'あたらしい');
    await page.user.click(press(form, text.change));
    expect(await within(form).findByText(text.changed)).toBeVisible();
    expect(within(form).getByLabelText(text.current)).toHaveValue('');
    const [other] = page.elsewhere;
    expect(other && (await statusOf(page, other))).toBe(401);
    const sessions = await panel(text.sessionsHeading);
    expect(await within(sessions).findByText(text.noOthers)).toBeVisible();
    expect(await screen.findByText(text.events.password_changed)).toBeVisible();
    expect(sessionStore.get()).not.toBeNull();
  });

  it('names the problem of a password at its field, and sends nothing invalid', async () => {
    const page = await openAccount();
    const form = await panel(text.passwordHeading);
    await page.user.type(within(form).getByLabelText(text.current), 'wrong');
    await page.user.type(within(form).getByLabelText(text.next), 'abcd');
    await page.user.type(within(form).getByLabelText(text.confirmation), 'abc');
    expect(await within(form).findByText(sessionText.mismatch)).toBeVisible();
    await page.user.click(press(form, text.change));
    expect(page.network.sent.filter(({ method }) => method === 'put')).toEqual([]);
    await page.user.type(within(form).getByLabelText(text.confirmation), 'd');
    await page.user.click(press(form, text.change));
    expect(await within(form).findByText(text.wrongPassword)).toBeVisible();
    expect(within(form).getByLabelText(text.current)).toHaveFocus();
    expect(within(form).getByLabelText(text.next)).toHaveValue('abcd');

    const body = { new_password: ['This password is too common.'] };
    page.network.breakPath(accountPaths.password, { status: 400, body });
    await page.user.click(press(form, text.change));
    const next = within(form).getByLabelText(text.next);
    await waitFor(() => expect(next).toHaveAccessibleDescription('このパスワードは使えません'));
    expect(next).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  // ACC-1, ACC-3
  it('shows its name and its beginning, lists where it is signed in, and ends one session or all others', async () => {
    const page = await openAccount(3);
    const account = await panel(text.heading);
    expect(account).toHaveTextContent(credentials.username);
    await waitFor(() => expect(account).toHaveTextContent('2026/11/20'));
    const sessions = await panel(text.sessionsHeading);
    const rows = await within(sessions).findAllByRole('listitem');
    expect(rows).toHaveLength(4);
    expect(rows[0]).toHaveTextContent(text.thisDevice);
    expect(within(sessions).getAllByText(text.thisDevice)).toHaveLength(1);
    const [first] = within(sessions).getAllByRole('button', { name: text.end });
    expect(first).toHaveAccessibleDescription('Firefox(Windows)');
    if (first) await page.user.click(first);
    expect(await within(sessions).findByText(text.ended('Firefox(Windows)'))).toBeVisible();
    await waitFor(() => expect(within(sessions).getAllByRole('listitem')).toHaveLength(3));
    await page.user.click(press(sessions, text.endOthers));
    expect(await within(sessions).findByText(text.endedOthers(2))).toBeVisible();
    await waitFor(() => expect(within(sessions).getAllByRole('listitem')).toHaveLength(1));
    for (const other of page.elsewhere) expect(await statusOf(page, other)).toBe(401);
    expect(within(sessions).queryByRole('button')).not.toBeInTheDocument();
  });

  // ACC-6
  it('shows its events, the latest first, ten at a time', async () => {
    const page = await openAccount(11);
    const events = await panel(text.eventsHeading);
    expect(within(events).getAllByRole('listitem')).toHaveLength(10);
    await page.user.click(press(events, text.more));
    expect(within(events).getAllByRole('listitem')).toHaveLength(12);
    expect(within(events).queryByRole('button')).not.toBeInTheDocument();
  });

  // ACC-5
  it('is deleted once its name and password are typed, and the page goes on as a guest’s', async () => {
    const load = watchHome();
    const page = await openAccount(1);
    const form = await panel(text.deleteHeading);
    await page.user.type(within(form).getByLabelText(text.typeUsername), 'だれか');
    await page.user.type(within(form).getByLabelText(text.current), 'wrong');
    await page.user.click(press(form, text.delete));
    expect(await within(form).findByText(text.usernameMismatch)).toBeVisible();
    const typed = within(form).getByLabelText(text.typeUsername);
    await page.user.clear(typed);
    await page.user.type(typed, credentials.username);
    await page.user.click(press(form, text.delete));
    expect(await within(form).findByText(text.wrongPassword)).toBeVisible();
    const password = within(form).getByLabelText(text.current);
    await page.user.clear(password);
    await page.user.type(password, credentials.password);
    await page.user.click(press(form, text.delete));
    await waitFor(() => expect(load).toHaveBeenCalled());
    expect(sessionStore.get()).toBeNull();
    expect(await createOperatorRepository(page.db).list()).toEqual([]);
    expect(takeFlashMessage()).toBe(text.deleted);
  });
});

// ACC-1
describe('the page of the account', () => {
  it('asks guests to sign in, and calls nothing', async () => {
    const { network } = await renderPage(routes.account);
    expect(await screen.findByText(text.guest)).toBeVisible();
    expect(network.sent.filter(({ path }) => path.startsWith('user/'))).toEqual([]);
  });

  // EXT-1
  it('shows the facts that the browser knows on another kind of server, and calls nothing', async () => {
    onTestFinished(() => sessionStore.clear());
    const iat = Math.floor(Date.now() / 1000);
    const { network } = await renderPage(routes.account, () =>
      sessionStore.save(madeUpSession({ iat: Math.floor(Date.now() / 1000), exp: iat + 86_400 })),
    );
    const account = await panel(text.heading);
    expect(account).toHaveTextContent('太郎さん');
    expect(account).toHaveTextContent(text.expiry);
    expect(account).toHaveTextContent(text.thisDevice);
    for (const name of [text.passwordHeading, text.sessionsHeading, text.deleteHeading]) {
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    }
    const calls = network.sent
      .map(({ path }) => path)
      .filter((path) => path !== paths.responseTime);
    expect(calls).toEqual([]);
  });
});
