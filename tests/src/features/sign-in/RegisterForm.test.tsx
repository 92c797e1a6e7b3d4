import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '#contract/paths.ts';
import { signInText } from '#features/sign-in/text.ts';
import { sessionText } from '#session/text.ts';
import type { Fault } from '#tests/support/page/network.ts';
import { letTimePass } from '#tests/support/page/page-time.ts';
import { type Page, renderPage } from '#tests/support/page/render-page.tsx';
import { watchHome } from '#tests/support/page/sign-in.ts';
import { uiText } from '#ui/text.ts';

let home: ReturnType<typeof watchHome>;
beforeEach(() => {
  home = watchHome();
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
  it('begins at the username, has the attributes that password managers look for, and shows both passwords', async () => {
    const page = await openForm();
    expect(field(signInText.username)).toHaveFocus();
    expect(field(signInText.username)).toHaveAttribute('autocomplete', 'username');
    expect(field(signInText.password)).toHaveAttribute('autocomplete', 'new-password');
    expect(field(signInText.password)).toHaveAttribute(
      'passwordrules',
      'minlength: 4; maxlength: 16; allowed: ascii-printable;',
    );
    expect(field(signInText.confirmation)).toHaveAttribute('autocomplete', 'new-password');
    await page.user.click(panel().getByRole('button', { name: uiText.showCharacters }));
    expect(field(signInText.password)).toHaveAttribute('type', 'text');
    expect(field(signInText.confirmation)).toHaveAttribute('type', 'text');
  });

  // SES-34
  it('has the password manager keep a new account, which fills the form to sign in', async () => {
    const store = vi.fn(async () => undefined);
    vi.stubGlobal('PasswordCredential', Object);
    Object.defineProperty(navigator, 'credentials', { value: { store }, configurable: true });
    const page = await openForm();
    await fillIn(page);
    await page.user.click(submit());
    await screen.findByRole('dialog', { name: signInText.registered });
    expect(store).toHaveBeenCalledExactlyOnceWith({ id: 'hanako', password: 'password' });
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'credentials');
  });

  // SES-1, SES-3
  it('asks for all three fields when it is sent empty, and sends nothing', async () => {
    const page = await openForm();
    await page.user.click(submit());
    expect(await panel().findByText(signInText.usernameProblem.missing)).toBeVisible();
    expect(panel().getAllByText(sessionText.passwordProblem.missing)).toHaveLength(2);
    expect(sent(page)).toEqual([]);
  });

  // SES-3
  it('checks the repeated password while either is typed, and sends none that differs', async () => {
    const page = await openForm();
    await page.user.type(field(signInText.username), 'hanako');
    await page.user.type(field(signInText.password), 'password');
    expect(problemOf(signInText.confirmation)).toBe(false);
    await page.user.type(field(signInText.confirmation), 'password');
    await page.user.type(field(signInText.password), '!');
    expect(await panel().findByText(sessionText.mismatch)).toBeVisible();
    await page.user.click(submit());
    expect(sent(page)).toEqual([]);
    await page.user.type(field(signInText.confirmation), '!');
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
  });

  // SES-5, SES-8, SES-21
  it('is sent once, and loads the page when its dialog is left by Escape', async () => {
    const page = await openForm();
    const release = page.network.holdPath(paths.register);
    await fillIn(page);
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(submit()).toBeDisabled());
    expect(panel().getByRole('button', { name: signInText.backToSignIn })).toBeDisabled();
    release();
    await screen.findByRole('dialog', { name: signInText.registered });
    expect(home).not.toHaveBeenCalled();
    await page.user.keyboard('{Escape}');
    expect(home).toHaveBeenCalledTimes(1);
    expect(sent(page)).toHaveLength(1);
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

  const failed = 'requestにエラーが発生しました';
  const causes: [fault: Fault, ...says: string[]][] = [
    [{ status: 429 }, taken, 'しばらくしてからもう一度お試しください'],
    [
      { status: 502 },
      taken,
      'サーバーで問題が発生しました。しばらくしてからもう一度お試しください',
    ],
    [
      { status: 400, body: { email: ['This field is required.'] } },
      taken,
      'サーバーがこの入力を受け付けませんでした',
    ],
    ['no-network', failed],
    ['hang', failed],
  ];

  it('with another cause says so, keeps the typed texts, and marks no field', async () => {
    const page = await openForm();
    await fillIn(page);
    for (const [fault, ...says] of causes) {
      page.network.breakPath(paths.register, fault);
      await page.user.click(submit());
      if (fault === 'hang') await letTimePass(10_000);
      for (const text of says) expect(await screen.findByText(text)).toBeVisible();
      await waitFor(() => expect(submit()).toBeEnabled());
      expect(field(signInText.username)).toHaveValue('hanako');
      expect(field(signInText.confirmation)).toHaveValue('password');
      for (const name of [signInText.username, signInText.password])
        expect(field(name)).toBeValid();
    }
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(home).not.toHaveBeenCalled();
  });
});
