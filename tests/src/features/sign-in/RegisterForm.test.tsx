import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { paths } from '#contract/paths.ts';
import { text } from '#features/sign-in/text.ts';
import { pageLoad } from '#lib/page-load.ts';
import { text as sessionText } from '#session/text.ts';
import { sessionCookiesLeft } from '#tests/support/cookies.ts';
import type { Fault } from '#tests/support/network.ts';
import { letTimePass } from '#tests/support/page-time.ts';
import { renderPage } from '#tests/support/render-page.tsx';
import { text as uiText } from '#ui/text.ts';

type Page = Awaited<ReturnType<typeof renderPage>>;

let home: MockInstance;

beforeEach(() => {
  home = vi.spyOn(pageLoad, 'home').mockImplementation(() => undefined);
  return () => home.mockRestore();
});

const panel = () => within(screen.getByRole('region', { name: text.registerHeading }));
const field = (name: string) => panel().getByLabelText(name);
const submit = () => panel().getByRole('button', { name: text.register });
const problemOf = (name: string) => field(name).getAttribute('aria-invalid') === 'true';
const sent = (page: Page) => page.network.sent.filter(({ path }) => path === paths.register);

async function openForm(prepare?: Parameters<typeof renderPage>[1]): Promise<Page> {
  const page = await renderPage('/', prepare);
  await page.user.click(screen.getByRole('button', { name: text.toRegister }));
  return page;
}

async function fillIn(page: Page, username = 'hanako', password = 'password'): Promise<void> {
  await page.user.type(field(text.username), username);
  await page.user.type(field(text.password), password);
  await page.user.type(field(text.confirmation), password);
}

describe('the register form', () => {
  it('begins at the username, and has what password managers look for', async () => {
    await openForm();
    expect(field(text.username)).toHaveFocus();
    expect(field(text.username)).toHaveAttribute('autocomplete', 'username');
    expect(field(text.password)).toHaveAttribute('autocomplete', 'new-password');
    expect(field(text.confirmation)).toHaveAttribute('autocomplete', 'new-password');
  });

  it('asks for all three fields when it is sent empty, and sends nothing', async () => {
    const page = await openForm();
    await page.user.click(submit());
    expect(await panel().findByText(text.usernameProblem.missing)).toBeVisible();
    expect(panel().getAllByText(text.passwordProblem.missing)).toHaveLength(2);
    expect(sent(page)).toEqual([]);
  });

  it('complains of no confirmation before there is one', async () => {
    const page = await openForm();
    await page.user.type(field(text.password), 'password');
    expect(problemOf(text.password)).toBe(false);
    expect(problemOf(text.confirmation)).toBe(false);
  });

  it('says while the confirmation is typed whether it is the password', async () => {
    const page = await openForm();
    await page.user.type(field(text.password), 'password');
    await page.user.type(field(text.confirmation), 'passwor');
    expect(await panel().findByText(text.mismatch)).toBeVisible();
    await page.user.type(field(text.confirmation), 'd');
    await waitFor(() => expect(problemOf(text.confirmation)).toBe(false));
    await page.user.clear(field(text.confirmation));
    expect(await panel().findByText(text.passwordProblem.missing)).toBeVisible();
  });

  it('says so too when it is the password that changes afterwards', async () => {
    const page = await openForm();
    await fillIn(page);
    expect(problemOf(text.confirmation)).toBe(false);
    await page.user.type(field(text.password), '!');
    expect(await panel().findByText(text.mismatch)).toBeVisible();
    await page.user.click(submit());
    expect(sent(page)).toEqual([]);
    await page.user.type(field(text.password), '{Backspace}');
    await waitFor(() => expect(problemOf(text.confirmation)).toBe(false));
  });

  it('shows and hides both passwords', async () => {
    const page = await openForm();
    await page.user.click(panel().getByRole('button', { name: uiText.showCharacters }));
    expect(field(text.password)).toHaveAttribute('type', 'text');
    expect(field(text.confirmation)).toHaveAttribute('type', 'text');
  });

  it('signs up, says so in a dialog, and loads the page anew with its OK', async () => {
    const page = await openForm();
    const release = page.network.holdPath(paths.register);
    await fillIn(page);
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(submit()).toBeDisabled());
    expect(panel().getByRole('button', { name: text.backToSignIn })).toBeDisabled();
    release();
    const dialog = await screen.findByRole('dialog', { name: text.registered });
    const ok = within(dialog).getByRole('button', { name: uiText.ok });
    expect(home).not.toHaveBeenCalled();
    await page.user.click(ok);
    expect(home).toHaveBeenCalledTimes(1);
    expect(sent(page)).toHaveLength(1);
    expect(sessionCookiesLeft()).toEqual([]);
    const stored = await page.db.selectFrom('users').select('username').execute();
    expect(stored).toEqual([{ username: 'hanako' }]);
  });

  it('loads the page anew when the dialog is left by Escape', async () => {
    const page = await openForm();
    await fillIn(page);
    await page.user.click(submit());
    await screen.findByRole('dialog', { name: text.registered });
    await page.user.keyboard('{Escape}');
    expect(home).toHaveBeenCalledTimes(1);
  });
});

describe('a sign-up that fails', () => {
  const taken = 'そのユーザ名は登録済です';

  it('because the name is taken says so, and not any more on the other form', async () => {
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
    await page.user.click(panel().getByRole('button', { name: text.backToSignIn }));
    await waitFor(() => expect(screen.queryByText(taken)).not.toBeInTheDocument());
  });

  it.each<{ what: string; fault: Fault; says: string }>([
    { what: '400', fault: { status: 400 }, says: taken },
    { what: '500', fault: { status: 500 }, says: taken },
    { what: '429', fault: { status: 429 }, says: sessionText.tooMany },
    { what: 'no network', fault: 'no-network', says: 'requestにエラーが発生しました' },
    { what: 'a hang', fault: 'hang', says: 'requestにエラーが発生しました' },
  ])('by $what says so and keeps what was typed', async ({ fault, says }) => {
    const page = await openForm(({ network }) => network.breakPath(paths.register, fault));
    await fillIn(page);
    await page.user.click(submit());
    if (fault === 'hang') await letTimePass(10_000);
    expect(await screen.findByText(says)).toBeVisible();
    await waitFor(() => expect(submit()).toBeEnabled());
    expect(field(text.username)).toHaveValue('hanako');
    expect(field(text.confirmation)).toHaveValue('password');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(home).not.toHaveBeenCalled();
  });
});
