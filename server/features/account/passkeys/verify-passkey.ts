/** Checks of the browser's responses. The library is loaded at the first one. */
import type { NewPasskey, PasskeySignIn } from '#contract/passkeys.ts';

/** The page that asks, and the domain of the passkeys that it may use. */
export interface RelyingParty {
  /** Such as `https://example.com`. */
  origin: string;
  /** The domain that passkeys belong to: the relying party's id in WebAuthn. */
  domain: string;
}

type TakeChallenge = (challenge: string) => Promise<boolean>;

/** A passkey signs in alone, so it asks for the finger, the face or the PIN each time. */
export const userVerification = 'required' as const;

/** Returns `undefined` for a response that proves nothing. */
export async function verifyNewPasskey(
  passkey: NewPasskey,
  { origin, domain }: RelyingParty,
  takeChallenge: TakeChallenge,
) {
  const { attestationObject, clientDataJSON } = passkey.response;
  if (!(await isUnattested(attestationObject))) return undefined;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const verified = await verifyRegistrationResponse({
    response: {
      ...passkey,
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: takeChallenge,
    expectedOrigin: origin,
    expectedRPID: domain,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { aaguid, credential } = verified.registrationInfo;
  return {
    aaguid,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
  };
}

/** Returns the new counter, or `undefined` for a response that proves nothing. */
export async function verifyPasskeySignIn(
  proof: PasskeySignIn,
  { origin }: RelyingParty,
  passkey: { credential_id: string; public_key: string; counter: number; rp_id: string },
  takeChallenge: TakeChallenge,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const verified = await verifyAuthenticationResponse({
    response: { ...proof, clientExtensionResults: {} },
    expectedChallenge: takeChallenge,
    expectedOrigin: origin,
    expectedRPID: passkey.rp_id,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => undefined);
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}

/**
 * We ask for no attestation, and browsers send none. For certificates the library would call the addresses
 * that they contain.
 */
async function isUnattested(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  try {
    const decoded = decodeAttestationObject(
      new Uint8Array(Buffer.from(attestationObject, 'base64url')),
    );
    const format = decoded.get('fmt');
    const isSelfSigned = format === 'packed' && decoded.get('attStmt').get('x5c') === undefined;
    return format === 'none' || isSelfSigned;
  } catch {
    return false;
  }
}
