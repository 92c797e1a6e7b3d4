import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { paths } from '#contract/paths.ts';
import { signInText } from '#features/sign-in/text.ts';
import { pageLoad } from '#loading/page-load.ts';
import { sessionCookiesLeft } from '#tests/support/page/cookies.ts';
import type { Fault } from '#tests/support/page/network.ts';
import { letTimePass } from '#tests/support/page/page-time.ts';
import { renderPage } from '#tests/support/page/render-page.tsx';
import { uiText } from '#ui/text.ts';

type Page = Awaited<ReturnType<typeof renderPage>>;

let home: MockInstance;

beforeEach(() => {
  home = vi.spyOn(pageLoad, 'home').mockImplementation(() => undefined);
  return () => home.mockRestore();
});

const panel = () => within(screen.getByRole('region', { name: signInText.registerHeading }));
const field = (name: string) => panel().getByLabelText(name);
const submit = () => panel().getByRole('button', { name: signInText.register });
const problemOf = (name: string) => field(name).getAttribute('aria-invalid') === 'true';
const sent = (page: Page) => page.network.sent.filter(({ path }) => path === paths.register);

async function openForm(prepare?: Parameters<typeof renderPage>[1]): Promise<Page> {
  const page = await renderPage('/', prepare);
  await page.user.click(screen.getByRole('button', { name: signInText.toRegister }));
  // Until its chunk has come, its panel is busy and empty.
  await screen.findByLabelText(signInText.confirmation);
  return page;
}

async function fillIn(page: Page, username = 'hanako', password = 'password'): Promise<void> {
  await page.user.type(field(signInText.username), username);
  await page.user.type(field(signInText.password), password);
  await page.user.type(field(signInText.confirmation), password);
}

describe('the register form', () => {
  // SES-4
  it('begins at the username, and has what password managers look for', async () => {
    await openForm();
    expect(field(signInText.username)).toHaveFocus();
    expect(field(signInText.username)).toHaveAttribute('autocomplete', 'username');
    expect(field(signInText.password)).toHaveAttribute('autocomplete', 'new-password');
    expect(field(signInText.confirmation)).toHaveAttribute('autocomplete', 'new-password');
  });

  // SES-1, SES-3
  it('asks for all three fields when it is sent empty, and sends nothing', async () => {
    const page = await openForm();
    await page.user.click(submit());
    expect(await panel().findByText(signInText.usernameProblem.missing)).toBeVisible();
    expect(panel().getAllByText(signInText.passwordProblem.missing)).toHaveLength(2);
    expect(sent(page)).toEqual([]);
  });

  // SES-3
  it('checks the repeated password while it is typed', async () => {
    const page = await openForm();
    await page.user.type(field(signInText.password), 'password');
    expect(problemOf(signInText.confirmation)).toBe(false);
    await page.user.type(field(signInText.confirmation), 'passwor');
    expect(await panel().findByText(signInText.mismatch)).toBeVisible();
    await page.user.type(field(signInText.confirmation), 'd');
    await waitFor(() => expect(problemOf(signInText.confirmation)).toBe(false));
    await page.user.clear(field(signInText.confirmation));
    expect(await panel().findByText(signInText.passwordProblem.missing)).toBeVisible();
  });

  it('checks it again when the password changes', async () => {
    const page = await openForm();
    await fillIn(page);
    expect(problemOf(signInText.confirmation)).toBe(false);
    await page.user.type(field(signInText.password), '!');
    expect(await panel().findByText(signInText.mismatch)).toBeVisible();
    await page.user.click(submit());
    expect(sent(page)).toEqual([]);
    await page.user.type(field(signInText.password), '{Backspace}');
    await waitFor(() => expect(problemOf(signInText.confirmation)).toBe(false));
  });

  // SEC-3
  it('says at the field that a username has characters that the server would refuse', async () => {
    const page = await openForm();
    await fillIn(page, 'ad\u200bmin');
    expect(field(signInText.username)).toHaveAccessibleDescription(
      signInText.usernameProblem.characters,
    );
    await page.user.click(submit());
    expect(sent(page)).toEqual([]);
    await page.user.clear(field(signInText.username));
    await page.user.type(field(signInText.username), 'admin❤️');
    await waitFor(() => expect(problemOf(signInText.username)).toBe(false));
  });

  it('shows and hides both passwords', async () => {
    const page = await openForm();
    await page.user.click(panel().getByRole('button', { name: uiText.showCharacters }));
    expect(field(signInText.password)).toHaveAttribute('type', 'text');
    expect(field(signInText.confirmation)).toHaveAttribute('type', 'text');
  });

  // SES-8, SES-21
  it('signs up, says so in a dialog, and reloads the page with its OK', async () => {
    const page = await openForm();
    const release = page.network.holdPath(paths.register);
    await fillIn(page);
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(submit()).toBeDisabled());
    expect(panel().getByRole('button', { name: signInText.backToSignIn })).toBeDisabled();
    release();
    const dialog = await screen.findByRole('dialog', { name: signInText.registered });
    const ok = within(dialog).getByRole('button', { name: uiText.ok });
    expect(home).not.toHaveBeenCalled();
    await page.user.click(ok);
    expect(home).toHaveBeenCalledTimes(1);
    expect(sent(page)).toHaveLength(1);
    expect(sessionCookiesLeft()).toEqual([]);
    const stored = await page.db.selectFrom('users').select('username').execute();
    expect(stored).toEqual([{ username: 'hanako' }]);
  });

  it('reloads the page when the dialog is left by Escape', async () => {
    const page = await openForm();
    await fillIn(page);
    await page.user.click(submit());
    await screen.findByRole('dialog', { name: signInText.registered });
    await page.user.keyboard('{Escape}');
    expect(home).toHaveBeenCalledTimes(1);
  });
});

// SES-9
describe('a sign-up that fails', () => {
  const taken = 'そのユーザ名は登録済です';

  it('because the name is taken says so, until the form is switched', async () => {
    const page = await openForm(({ app }) =>
      app.inject({
        method: 'POST',
        url: `/api/${paths.register}`,
        payload: { username: 'HANAKO', password: 'another' },
      }),
    );
    await fillIn(page);
    await page.user.click(submit());
    expect(await screen.findByText(taken)).toBeVisible();
    expect(field(signInText.username)).toBeInvalid();
    await waitFor(() => expect(field(signInText.username)).toHaveFocus());
    await page.user.click(panel().getByRole('button', { name: signInText.backToSignIn }));
    await waitFor(() => expect(screen.queryByText(taken)).not.toBeInTheDocument());
  });

  it('marks the field until something else is typed, and can be sent again', async () => {
    const page = await openForm(({ network }) =>
      network.breakPath(paths.register, { status: 400 }),
    );
    await fillIn(page);
    await page.user.click(submit());
    await waitFor(() => expect(field(signInText.username)).toBeInvalid());
    expect(field(signInText.password)).toBeValid();
    page.network.heal();
    await page.user.type(field(signInText.username), '2');
    await waitFor(() => expect(field(signInText.username)).toBeValid());
    await page.user.click(submit());
    await screen.findByRole('dialog', { name: signInText.registered });
  });

  it.each([
    {
      what: 'it was tried too often',
      fault: { status: 429 },
      says: 'しばらくしてからもう一度お試しください',
    },
    {
      what: 'the server failed',
      fault: { status: 502 },
      says: 'サーバーで問題が発生しました。しばらくしてからもう一度お試しください',
    },
    {
      what: 'a field that is not in the form is missing',
      fault: { status: 400, body: { email: ['This field is required.'] } },
      says: 'サーバーがこの入力を受け付けませんでした',
    },
  ])('because $what says so on a second line', async ({ fault, says }) => {
    const page = await openForm(({ network }) => network.breakPath(paths.register, fault));
    await fillIn(page);
    await page.user.click(submit());
    expect(await screen.findByText(says)).toBeVisible();
    expect(screen.getByText(taken)).toBeVisible();
    for (const label of [signInText.username, signInText.password]) {
      expect(field(label)).toBeValid();
    }
  });

  it.each([
    {
      what: 'the name is',
      body: { username: ['Enter a valid username.'] },
      refused: { [signInText.username]: 'このユーザ名は使えません' },
    },
    {
      what: 'the password is',
      body: { password: ['This password is too common.'] },
      refused: { [signInText.password]: 'このパスワードは使えません' },
    },
    {
      what: 'both are',
      body: { password: ['Too common.'], username: ['Too short.'] },
      refused: {
        [signInText.username]: 'このユーザ名は使えません',
        [signInText.password]: 'このパスワードは使えません',
      },
    },
  ])('because $what refused says so at the field, until something else is typed', async (row) => {
    const page = await openForm(({ network }) =>
      network.breakPath(paths.register, { status: 400, body: row.body }),
    );
    await fillIn(page);
    await page.user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`^${taken}$`));
    for (const label of [signInText.username, signInText.password]) {
      const reason = row.refused[label];
      if (reason === undefined) expect(field(label)).toBeValid();
      else {
        expect(field(label)).toBeInvalid();
        expect(field(label)).toHaveAccessibleDescription(reason);
      }
    }
    const [first = ''] = Object.keys(row.refused);
    await waitFor(() => expect(field(first)).toHaveFocus());
    await page.user.type(field(first), '2');
    await waitFor(() => expect(field(first)).toBeValid());
  });

  it.each<{ what: string; fault: Fault; says: string }>([
    { what: 'no network', fault: 'no-network', says: 'requestにエラーが発生しました' },
    { what: 'a hang', fault: 'hang', says: 'requestにエラーが発生しました' },
  ])('by $what says so and keeps what was typed', async ({ fault, says }) => {
    const page = await openForm(({ network }) => network.breakPath(paths.register, fault));
    await fillIn(page);
    await page.user.click(submit());
    if (fault === 'hang') await letTimePass(10_000);
    expect(await screen.findByText(says)).toBeVisible();
    await waitFor(() => expect(submit()).toBeEnabled());
    expect(field(signInText.username)).toHaveValue('hanako');
    expect(field(signInText.confirmation)).toHaveValue('password');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(home).not.toHaveBeenCalled();
  });
});
