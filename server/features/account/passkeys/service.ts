/** The passkeys of a user, which sign in without the password (ACC-8). */
import type { CurrentPassword } from '#contract/account.ts';
import type { NewPasskey, Passkey, PasskeySignIn } from '#contract/passkeys.ts';
import { passkeyHandle } from '#domain/session/passkey-handle.ts';
import { MINUTE_MS } from '#domain/time-units.ts';
import type { Asker } from '#server/runtime/asker.ts';
import { InvalidFieldError, NotFoundError } from '#server/runtime/errors.ts';
import type { Device } from '../device.ts';
import type { PasswordService, RemoteAsker } from '../password-service.ts';
import type { SignInCandidate } from '../service.ts';
import { NOBODY, type UserRepository } from '../user-repository.ts';
import { keeperName } from './keeper-name.ts';
import type { PasskeyRepository, UserHandle } from './repository.ts';
import {
  type RelyingParty,
  userVerification,
  verifyNewPasskey,
  verifyPasskeySignIn,
} from './verify-passkey.ts';

/** Time enough to fetch the other device. */
const CHALLENGE_MS = 5 * MINUTE_MS;

/** More than anyone has devices. */
const MOST = 20;

interface PasskeyDeps {
  users: UserRepository;
  passwords: PasswordService;
  passkeys: PasskeyRepository;
  clock: () => number;
  report: (what: 'passkey added' | 'passkey removed', user: number) => void;
}

export type PasskeyService = ReturnType<typeof createPasskeyService>;

/** Adds, lists and removes passkeys of their owner, and finds who signs in with one (ACC-8). */
export function createPasskeyService({ users, passwords, passkeys, clock, report }: PasskeyDeps) {
  return {
    /** For the browser, which makes a passkey by them within five minutes. */
    async options(asker: RemoteAsker, body: CurrentPassword, { domain }: RelyingParty) {
      const { id } = asker;
      const user = await passwords.confirmPassword(asker, body.current_password);
      const known = await passkeys.credentials(id, domain);
      const { generateRegistrationOptions } = await import('@simplewebauthn/server');
      const options = await generateRegistrationOptions({
        rpName: domain,
        rpID: domain,
        userID: new TextEncoder().encode(passkeyHandle(id, user.uuid)),
        userName: user.username,
        userDisplayName: user.username,
        timeout: CHALLENGE_MS,
        excludeCredentials: known,
        // The sign-in names no user, so the passkey must.
        authenticatorSelection: { residentKey: 'required', userVerification },
      });
      await passkeys.addChallenge(options.challenge, id, clock() + CHALLENGE_MS);
      return options;
    },

    async add(asker: Asker, body: NewPasskey, place: RelyingParty, device: Device): Promise<void> {
      const verified = await verifyNewPasskey(body, place, (challenge) =>
        passkeys.takeChallenge(challenge, asker.id, clock()),
      );
      if (verified === undefined) throw new InvalidFieldError('response', 'It is not valid.');
      const row = {
        user_id: asker.id,
        credential_id: verified.credentialId,
        public_key: verified.publicKey,
        counter: verified.counter,
        rp_id: place.domain,
        transports: (body.response.transports ?? []).filter(isTransport).join(),
        name: keeperName(verified.aaguid),
        browser: device.browser,
        system: device.system,
        created_at: clock(),
        used_at: null,
      };
      const problem = await passkeys.add(row, asker.sid, MOST);
      if (problem === 'known') throw new InvalidFieldError('id', 'This passkey exists already.');
      if (problem === 'too many') {
        throw new InvalidFieldError('id', `No more than ${MOST} passkeys are allowed.`);
      }
      report('passkey added', asker.id);
    },

    async list({ id }: Asker): Promise<Passkey[]> {
      const rows = await passkeys.list(id);
      return rows.map(({ created_at, used_at, ...row }) => ({
        ...row,
        created_at: new Date(created_at).toISOString(),
        used_at: used_at === null ? null : new Date(used_at).toISOString(),
      }));
    },

    async remove(asker: Asker, id: number): Promise<void> {
      if (!(await passkeys.remove(asker, id, clock()))) throw new NotFoundError();
      report('passkey removed', asker.id);
    },

    /** Names no user: the browser lets one choose among the passkeys that it has for the domain. */
    async signInOptions({ domain }: RelyingParty) {
      const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
      const asked = { rpID: domain, timeout: CHALLENGE_MS, userVerification };
      const options = await generateAuthenticationOptions(asked);
      await passkeys.addChallenge(options.challenge, null, clock() + CHALLENGE_MS);
      return options;
    },

    /** Finds the account by its passkey. */
    async find(body: PasskeySignIn, place: RelyingParty): Promise<SignInCandidate> {
      // Every passkey that can sign in has one: we asked for it when it was made.
      const { userHandle } = body.response;
      if (userHandle === undefined) return undefined;
      const passkey = await passkeys.find(body.id, readUserHandle(userHandle));
      const user = passkey && (await users.find(passkey.user_id));
      if (passkey === undefined || user === undefined) return undefined;
      const takeChallenge = (challenge: string) => passkeys.takeChallenge(challenge, null, clock());
      const proof = await verifyPasskeySignIn(body, place, passkey, takeChallenge);
      // Nobody guesses a passkey: it waits for no wrong passwords, and a wrong one lets no name wait (LIM-17).
      if (proof === undefined) return undefined;
      return (await passkeys.use(passkey, proof, clock())) ? user : undefined;
    },
  };
}

/** Reads the user that a passkey names at each sign-in; nobody for an unreadable handle. */
function readUserHandle(handle: string): UserHandle {
  const text = Buffer.from(handle, 'base64url').toString();
  const [, id = NOBODY, uuid = ''] = /^(\d{1,15})\.(.+)$/.exec(text) ?? [];
  return { id: Number(id), uuid };
}

/** How a browser reaches the passkey: words such as `internal` or `usb`. */
function isTransport(word: string): boolean {
  return /^[a-z-]+$/.test(word);
}
