/** Passkeys that are not added, not used or removed: their use is a journey (tests/e2e/account.spec.ts). */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { passkeysText } from '#features/account/passkeys/text.ts';
import { accountText as text } from '#features/account/text.ts';
import { passkeyText } from '#features/sign-in/passkey/text.ts';
import { signInText } from '#features/sign-in/text.ts';
import { routes } from '#lib/routes.ts';
import { extensions } from '#session/extensions.ts';
import { sessionStore } from '#session/session-store.ts';
import { sessionText } from '#session/text.ts';
import { meetOtherServer } from '#tests/support/page/network.ts';
import { renderPage } from '#tests/support/page/render-page.tsx';
import { credentials, signIn, watchHome } from '#tests/support/page/sign-in.ts';

const panel = async () => within(await screen.findByRole('region', { name: passkeysText.heading }));
const offer = () => screen.queryByRole('button', { name: signInText.signInByPasskey });

/** A browser that knows passkeys, and ends each question about one in this way. */
function stubPasskeys(): { refuse: (name: 'NotAllowedError' | 'InvalidStateError') => void } {
  let refusal = '';
  const refuse = () => Promise.reject(new DOMException('', refusal));
  vi.stubGlobal('PublicKeyCredential', class {});
  const value = { create: refuse, get: refuse };
  Object.defineProperty(navigator, 'credentials', { configurable: true, value });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'credentials'));
  return {
    refuse: (name) => {
      refusal = name;
    },
  };
}

// ACC-8
describe('passkeys', () => {
  it('that are not added, or not used, are told of, each by its cause', async () => {
    const browser = stubPasskeys();
    const { user } = await renderPage(routes.account, signIn);
    const passkeys = await panel();
    const add = async (password: string) => {
      const field = await passkeys.findByLabelText(text.current);
      await user.clear(field);
      await user.type(field, password);
      await user.click(passkeys.getByRole('button', { name: passkeysText.add }));
    };
    await user.click(await passkeys.findByRole('button', { name: passkeysText.add }));
    expect(await passkeys.findByText(sessionText.passwordProblem.missing)).toBeVisible();
    await add('wrong');
    expect(await passkeys.findByText(text.wrongPassword)).toBeVisible();
    expect(passkeys.getByLabelText(text.current)).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    browser.refuse('InvalidStateError');
    await add(credentials.password);
    expect(await passkeys.findByText(passkeysText.known)).toBeVisible();
    browser.refuse('NotAllowedError');
    await add(credentials.password);
    expect(await passkeys.findByText(passkeysText.notAdded)).toBeVisible();
    expect(passkeys.queryByRole('listitem')).not.toBeInTheDocument();

    sessionStore.clear();
    await user.click(await screen.findByRole('button', { name: signInText.signInByPasskey }));
    expect(await screen.findByText(passkeyText.notUsed)).toBeVisible();
    expect(sessionStore.get()).toBeNull();
  });

  it('lose their row when they are removed, the focus goes to the message, and their keeper is told', async () => {
    const told: unknown[] = [];
    const tell = async (signal: unknown) => void told.push(signal);
    const signals = { signalUnknownCredential: tell, signalAllAcceptedCredentials: tell };
    vi.stubGlobal('PublicKeyCredential', signals);
    watchHome();
    const page = await renderPage(routes.account, async (world) => {
      await signIn(world);
      const { id } = await world.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
      const key = { credential_id: 'id', public_key: 'key', counter: 0, rp_id: 'localhost' };
      const row = { user_id: id, ...key, transports: '', name: null, browser: null, system: null };
      await world.db
        .insertInto('passkeys')
        .values([
          { ...row, created_at: 0 },
          { ...row, credential_id: 'other', created_at: 1 },
        ])
        .execute();
    });
    const passkeys = await panel();
    const [row] = await passkeys.findAllByRole('listitem');
    expect(row).toHaveTextContent(passkeysText.neverUsed);
    const [remove] = await passkeys.findAllByRole('button', { name: passkeysText.remove });
    if (remove) await page.user.click(remove);
    await waitFor(() => expect(passkeys.getAllByRole('listitem')).toHaveLength(1));
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/削除しました/));
    const rpId = 'localhost';
    expect(told).toEqual([{ rpId, credentialId: 'id' }]);

    const { user_id, uuid } = sessionStore.get()?.accessPayload ?? {};
    const end = within(screen.getByRole('region', { name: text.deleteHeading }));
    await page.user.type(end.getByLabelText(text.typeUsername), credentials.username);
    await page.user.type(end.getByLabelText(text.current), credentials.password);
    await page.user.click(end.getByRole('button', { name: text.delete }));
    const userId = Buffer.from(`${user_id}.${uuid}`).toString('base64url');
    await waitFor(() => expect(told[1]).toEqual({ rpId, userId, allAcceptedCredentialIds: [] }));
  });

  it('are offered to guests only where the browser knows them', async () => {
    await renderPage();
    await waitFor(() => expect(extensions.get()).toBe(true));
    expect(offer()).not.toBeInTheDocument();
  });

  it('are not offered to guests by another kind of server', async () => {
    stubPasskeys();
    await renderPage('/', meetOtherServer);
    await waitFor(() => expect(extensions.get()).toBe(false));
    expect(offer()).not.toBeInTheDocument();
  });
});
