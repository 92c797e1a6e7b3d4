/** Makes a passkey and adds it to the account: a chunk of its own, loaded when somebody does so. */
import {
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { addPasskey, beginPasskey } from '../api.ts';

/**
 * Returns why no passkey was made, if so: the browser has one for this account, or the user declined. Browsers report a
 * timeout as declining.
 *
 * @throws ApiError
 */
export async function createPasskey(password: string): Promise<'known' | 'not made' | undefined> {
  const optionsJSON = (await beginPasskey({
    current_password: password,
  })) as PublicKeyCredentialCreationOptionsJSON;
  try {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    const made = { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
    await addPasskey({ ...made, type: 'public-key' });
    return undefined;
  } catch (error) {
    if (!(error instanceof WebAuthnError)) throw error;
    return error.name === 'InvalidStateError' ? 'known' : 'not made';
  }
}
