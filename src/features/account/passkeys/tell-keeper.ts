/** Tells the keeper of passkeys which of them are good no more, where the browser can (ACC-8). */
import type { Passkey } from '#contract/passkeys.ts';
import type { TokenPayload } from '#contract/session.ts';
import { passkeyHandle } from '#domain/session/passkey-handle.ts';

/** TypeScript does not know these calls yet. */
interface Signals {
  signalUnknownCredential?(removed: { rpId: string; credentialId: string }): Promise<void>;
  signalAllAcceptedCredentials?(accepted: {
    rpId: string;
    userId: string;
    allAcceptedCredentialIds: string[];
  }): Promise<void>;
}

const signals = (): Signals => ('PublicKeyCredential' in window ? PublicKeyCredential : {});

export async function tellRemoved({ domain: rpId, credential_id }: Passkey): Promise<void> {
  await signals()
    .signalUnknownCredential?.({ rpId, credentialId: credential_id })
    .catch(() => undefined);
}

/** @param passkeys all that the account had */
export async function tellAccountDeleted(
  passkeys: readonly Passkey[],
  { user_id, uuid }: Pick<TokenPayload, 'user_id' | 'uuid'>,
): Promise<void> {
  // Base64url; the handle is of ASCII.
  const userId = btoa(passkeyHandle(user_id, uuid))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  for (const rpId of new Set(passkeys.map(({ domain }) => domain))) {
    await signals()
      .signalAllAcceptedCredentials?.({ rpId, userId, allAcceptedCredentialIds: [] })
      .catch(() => undefined);
  }
}
