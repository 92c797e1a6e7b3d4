import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { paths } from '#contract/paths.ts';
import { sessionCookieNames } from '#domain/session/session-cookies.ts';
import { text } from '#features/sign-in/text.ts';
import { pageLoad } from '#lib/page-load.ts';
import { sessionStore } from '#session/session-store.ts';
import { text as sessionText } from '#session/text.ts';
import { sessionCookiesLeft } from '#tests/support/cookies.ts';
import type { Fault } from '#tests/support/network.ts';
import { letTimePass } from '#tests/support/page-time.ts';
import { renderPage } from '#tests/support/render-page.tsx';
import { credentials } from '#tests/support/sign-in.ts';
import { text as uiText } from '#ui/text.ts';

type Page = Awaited<ReturnType<typeof renderPage>>;

let home: MockInstance;

beforeEach(() => {
  home = vi.spyOn(pageLoad, 'home').mockImplementation(() => undefined);
  return () => home.mockRestore();
});

const panel = () => within(screen.getByRole('region', { name: text.signInHeading }));
const username = () => panel().getByRole('textbox', { name: text.username });
const password = () => panel().getByLabelText(text.password);
const submit = () => panel().getByRole('button', { name: text.signIn });
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
  it('has the focus on the username, and what password managers look for', async () => {
    await renderPage();
    expect(username()).toHaveFocus();
    expect(username()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(password()).toHaveAttribute('type', 'password');
    expect(panel().queryByText(text.cookiesDisabled)).not.toBeInTheDocument();
  });

  it('says with every change what is wrong with the username', async () => {
    const { user } = await renderPage();
    await user.type(username(), 'abc');
    expect(await panel().findByText(text.usernameProblem.length)).toBeVisible();
    expect(username()).toBeInvalid();
    expect(username()).toHaveAccessibleDescription(text.usernameProblem.length);
    await user.type(username(), 'd');
    await waitFor(() => expect(username()).toBeValid());
    await user.type(username(), 'efghijklmnopq');
    expect(await panel().findByText(text.usernameProblem.length)).toBeVisible();
    await user.clear(username());
    expect(await panel().findByText(text.usernameProblem.missing)).toBeVisible();
    expect(panel().queryByText(text.usernameProblem.length)).not.toBeInTheDocument();
  });

  it('says with every change what is wrong with the password', async () => {
    const { user } = await renderPage();
    await user.type(password(), '秘');
    expect(await panel().findByText(text.passwordProblem.length)).toBeVisible();
    await user.clear(password());
    expect(await panel().findByText(text.passwordProblem.missing)).toBeVisible();
    await user.paste('1234567890123456');
    await waitFor(() => expect(password()).toBeValid());
  });

  it.each([
    { value: '🎉🎉🎉', valid: false },
    { value: '🎉🎉🎉🎉', valid: true },
    { value: '🎉'.repeat(16), valid: true },
    { value: '🎉'.repeat(17), valid: false },
  ])('counts an emoji once: $value is allowed: $valid', async ({ value, valid }) => {
    const { user } = await renderPage();
    await user.click(username());
    await user.paste(value);
    if (valid) expect(username()).toBeValid();
    else await waitFor(() => expect(username()).toBeInvalid());
    expect(panel().queryAllByText(text.usernameProblem.length)).toHaveLength(valid ? 0 : 1);
  });

  it('asks for both fields when it is sent empty, and sends nothing', async () => {
    const page = await renderPage();
    await page.user.click(submit());
    expect(await panel().findByText(text.usernameProblem.missing)).toBeVisible();
    expect(panel().getByText(text.passwordProblem.missing)).toBeVisible();
    await waitFor(() => expect(username()).toHaveFocus());
    expect(sent(page)).toEqual([]);
  });

  it('is sent by Enter, stores the session in 22 cookies and loads the page anew', async () => {
    const page = await renderPage('/', register);
    await fillIn(page, credentials.username, credentials.password);
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(home).toHaveBeenCalledTimes(1));
    expect(sent(page)).toHaveLength(1);
    expect(sessionStore.get()?.accessPayload.username).toBe(credentials.username);
    expect(sessionCookiesLeft()).toEqual(sessionCookieNames);
  });

  it.each([
    { what: 'is composing', how: { isComposing: true } },
    { what: 'has just composed, as Safari tells it', how: { keyCode: 229 } },
  ])('is not sent by the Enter of an input method that $what', async ({ how }) => {
    await renderPage();
    const goesOn = (init: object) => fireEvent.keyDown(username(), { key: 'Enter', ...init });
    expect(goesOn(how)).toBe(false);
    expect(goesOn({})).toBe(true);
    expect(fireEvent.keyDown(username(), { key: 'a', ...how })).toBe(true);
  });

  it('shows and hides the password', async () => {
    const { user } = await renderPage();
    const toggle = panel().getByRole('button', { name: uiText.showCharacters });
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await user.type(password(), 'secret');
    await user.click(toggle);
    expect(password()).toHaveAttribute('type', 'text');
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await user.click(toggle);
    expect(password()).toHaveAttribute('type', 'password');
    expect(password()).toHaveValue('secret');
  });

  it('cannot be sent twice while it is under way', async () => {
    const page = await renderPage('/', register);
    const release = page.network.holdPath(paths.token);
    await fillIn(page, credentials.username, credentials.password);
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(submit()).toBeDisabled());
    expect(panel().getByRole('button', { name: text.toRegister })).toBeDisabled();
    await page.user.click(password());
    await page.user.keyboard('{Enter}');
    release();
    await waitFor(() => expect(home).toHaveBeenCalled());
    expect(sent(page)).toHaveLength(1);
  });
});

describe('a sign-in that fails', () => {
  const failed = 'エラーが発生しました';

  it.each<{ what: string; fault: Fault; says: string }>([
    { what: '400', fault: { status: 400 }, says: 'ユーザ名またはパスワードが違います (400)' },
    { what: '401', fault: { status: 401 }, says: 'ユーザ名またはパスワードが違います (401)' },
    { what: '500', fault: { status: 500 }, says: 'ユーザ名またはパスワードが違います (500)' },
    { what: '429', fault: { status: 429 }, says: sessionText.tooMany },
    { what: 'no network', fault: 'no-network', says: failed },
    { what: 'a hang', fault: 'hang', says: failed },
    { what: 'garbage for tokens', fault: { status: 200, body: { access: 'x' } }, says: failed },
  ])('by $what says so, signs nobody in and keeps what was typed', async ({ fault, says }) => {
    const page = await renderPage('/', ({ network }) => network.breakPath(paths.token, fault));
    await fillIn(page, credentials.username, credentials.password);
    await page.user.click(submit());
    if (fault === 'hang') await letTimePass(10_000);
    expect(await screen.findByText(says)).toBeVisible();
    expect(screen.getByText(says).closest('[role="alert"]')).not.toBeNull();
    await waitFor(() => expect(submit()).toBeEnabled());
    expect(username()).toHaveValue(credentials.username);
    expect(password()).toHaveValue(credentials.password);
    expect(sessionCookiesLeft()).toEqual([]);
    expect(home).not.toHaveBeenCalled();
  });

  const wrong = 'ユーザ名またはパスワードが違います (401)';

  async function failOnce(): Promise<Page> {
    const page = await renderPage('/', register);
    await fillIn(page, credentials.username, 'wrong-one');
    await page.user.click(submit());
    await screen.findByText(wrong);
    return page;
  }
  const isGone = () => waitFor(() => expect(screen.queryByText(wrong)).not.toBeInTheDocument());

  it('says so once, however often, and long after the flash', async () => {
    const page = await failOnce();
    await letTimePass(10_000);
    expect(screen.getByText(wrong)).toBeVisible();
    await page.user.click(submit());
    await waitFor(() => expect(sent(page)).toHaveLength(2));
    await waitFor(() => expect(submit()).toBeEnabled());
    await waitFor(() => expect(screen.getAllByText(wrong)).toHaveLength(1));
  });

  it('is forgotten when it is closed', async () => {
    const page = await failOnce();
    await page.user.click(screen.getByRole('button', { name: uiText.close }));
    await isGone();
  });

  it('is forgotten when the form is switched, and what was typed with it', async () => {
    const page = await failOnce();
    await page.user.click(panel().getByRole('button', { name: text.toRegister }));
    await isGone();
    await page.user.click(screen.getByRole('button', { name: text.backToSignIn }));
    expect(password()).toHaveValue('');
  });

  it('is forgotten as soon as it is tried again', async () => {
    const page = await failOnce();
    const release = page.network.holdPath(paths.token);
    await fillIn(page, credentials.username, credentials.password);
    await page.user.click(submit());
    await isGone();
    release();
    await waitFor(() => expect(home).toHaveBeenCalled());
  });
});

// Point 20.
it('without cookies the panel says why nobody can sign in', async () => {
  const enabled = vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  await renderPage();
  expect(panel().getByRole('alert')).toHaveTextContent(text.cookiesDisabled);
  enabled.mockRestore();
});
