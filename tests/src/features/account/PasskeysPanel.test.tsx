/** Passkeys, in the account and in the sign-in form. */

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { accountPaths } from '#contract/account-paths.ts';
import { paths } from '#contract/paths.ts';
import { passkeysText } from '#features/account/passkeys/text.ts';
import { accountText as text } from '#features/account/text.ts';
import { passkeyText } from '#features/sign-in/passkey/text.ts';
import { signInText } from '#features/sign-in/text.ts';
import { routes } from '#lib/routes.ts';
import { pageLoad } from '#loading/page-load.ts';
import { extensions } from '#session/extensions.ts';
import { sessionStore } from '#session/session-store.ts';
import { sessionText } from '#session/text.ts';
import { renderPage } from '#tests/support/page/render-page.tsx';
import { credentials, signIn } from '#tests/support/page/sign-in.ts';
import { stubPasskeys } from './passkey-browser.ts';

const panel = async () => within(await screen.findByRole('region', { name: passkeysText.heading }));
const offer = () => screen.queryByRole('button', { name: signInText.signInByPasskey });

// ACC-8
describe('passkeys', () => {
  it('are added, sign in, and are removed', async () => {
    const browser = stubPasskeys();
    const home = vi.spyOn(pageLoad, 'home').mockImplementation(() => undefined);
    onTestFinished(() => home.mockRestore());
    const { user } = await renderPage(routes.account, signIn);
    const passkeys = await panel();
    const add = async (password: string) => {
      await user.type(await passkeys.findByLabelText(text.current), password);
      await user.click(passkeys.getByRole('button', { name: passkeysText.add }));
    };
    await user.click(await passkeys.findByRole('button', { name: passkeysText.add }));
    expect(await passkeys.findByText(sessionText.passwordProblem.missing)).toBeVisible();
    await add('wrong');
    expect(await passkeys.findByText(text.wrongPassword)).toBeVisible();
    expect(passkeys.getByLabelText(text.current)).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.clear(passkeys.getByLabelText(text.current));
    await add(credentials.password);
    expect(await passkeys.findByText(passkeysText.done)).toBeVisible();
    const row = await passkeys.findByRole('listitem');
    expect(row).toHaveTextContent(passkeysText.neverUsed);
    expect(await screen.findByText(text.events.passkey_added)).toBeVisible();

    browser.refuse('InvalidStateError');
    expect(passkeys.getByLabelText(text.current)).toHaveValue('');
    await add(credentials.password);
    expect(await passkeys.findByText(passkeysText.known)).toBeVisible();
    browser.refuse('NotAllowedError');
    await add(credentials.password);
    expect(await passkeys.findByText(passkeysText.notAdded)).toBeVisible();
    expect(passkeys.getAllByRole('listitem')).toHaveLength(1);

    sessionStore.clear();
    await user.click(await screen.findByRole('button', { name: signInText.signInByPasskey }));
    expect(await screen.findByText(passkeyText.notUsed)).toBeVisible();
    expect(sessionStore.get()).toBeNull();
    browser.agree();
    await user.click(screen.getByRole('button', { name: signInText.signInByPasskey }));
    await waitFor(() => expect(sessionStore.get()).not.toBeNull());
    await waitFor(() => expect(screen.queryByText(passkeyText.notUsed)).not.toBeInTheDocument());

    const again = await panel();
    await user.click(await again.findByRole('button', { name: passkeysText.remove }));
    await waitFor(() => expect(again.queryByRole('listitem')).not.toBeInTheDocument());
    // With the row went the pressed button.
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/削除しました/));
    sessionStore.clear();
    await user.click(await screen.findByRole('button', { name: signInText.signInByPasskey }));
    expect(await screen.findByText(passkeyText.refused)).toBeVisible();
  });

  it('are offered to guests only where the browser knows them', async () => {
    await renderPage();
    await waitFor(() => expect(extensions.get()).toBe(true));
    expect(offer()).not.toBeInTheDocument();
  });

  it('are not offered to guests by another kind of server', async () => {
    stubPasskeys();
    const { network } = await renderPage('/', (world) =>
      world.network.breakPath(paths.responseTime, {
        status: 200,
        body: [{ id: 1, ip_addr: '::1' }],
      }),
    );
    await waitFor(() => expect(network.sent.map(({ path }) => path)).toContain(paths.responseTime));
    await waitFor(() => expect(extensions.get()).toBe(false));
    expect(offer()).not.toBeInTheDocument();
  });

  it('have no panel where there are none and the browser can add none', async () => {
    const { network } = await renderPage(routes.account, signIn);
    await waitFor(() =>
      expect(network.sent.map(({ path }) => path)).toContain(accountPaths.passkeys),
    );
    await screen.findByText(text.noOthers);
    expect(screen.queryByRole('region', { name: passkeysText.heading })).not.toBeInTheDocument();
  });
});
