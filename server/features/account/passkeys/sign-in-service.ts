/** Signing in with a passkey: the same limits as with a password (ACC-8). */
import type { PasskeyRequest, PasskeySignIn } from '#contract/passkeys.ts';
import type { PasswordService } from '../password-service.ts';
import type { Found } from '../service.ts';
import type { UserRepository } from '../user-repository.ts';
import type { PasskeyRepository } from './repository.ts';
import { CHALLENGE_MS, readUserHandle } from './service.ts';
import { type Place, userVerification, verifyPasskeySignIn } from './verify-passkey.ts';

interface Parts {
  users: UserRepository;
  passwords: PasswordService;
  passkeys: PasskeyRepository;
  clock: () => number;
}

export type PasskeySignInService = ReturnType<typeof createPasskeySignInService>;

/** Signs in the user who proves to hold a passkey. */
export function createPasskeySignInService(parts: Parts) {
  const { users, passwords, passkeys, clock } = parts;

  return {
    /** Names no user: the browser lets one choose among the passkeys that it has for the domain. */
    async options({ domain }: Place) {
      const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
      const asked = { rpID: domain, timeout: CHALLENGE_MS, userVerification };
      const options = await generateAuthenticationOptions(asked);
      await passkeys.addChallenge(options.challenge, null, clock() + CHALLENGE_MS);
      return options as PasskeyRequest;
    },

    /** Finds the account by its passkey. `network` is where the attempt comes from. */
    async find(body: PasskeySignIn, place: Place, network: string): Promise<Found> {
      // Every passkey that can sign in has one: we asked for it when it was made.
      const { userHandle } = body.response;
      if (userHandle === undefined) return undefined;
      const passkey = await passkeys.find(body.id, readUserHandle(userHandle));
      const user = passkey && (await users.find(passkey.user_id));
      if (passkey === undefined || user === undefined) return undefined;
      const takeChallenge = (challenge: string) => passkeys.takeChallenge(challenge, null, clock());
      const proof = await verifyPasskeySignIn(body, place, passkey, takeChallenge);
      const named = { key: user.username_key, id: user.id };
      const outcome = await passwords.judge(named, network, proof);
      if (outcome === undefined || outcome === 'waiting') return outcome;
      return (await passkeys.use(passkey, outcome, clock())) ? user : undefined;
    },
  };
}
