/** The passkeys of a user, which sign in without the password (ACC-8). */
import type { BeginPasskey, NewPasskey, Passkey, PasskeyCreation } from '#contract/passkeys.ts';
import { MINUTE_MS } from '#domain/time-units.ts';
import { InvalidFieldError, NotFoundError } from '#server/runtime/errors.ts';
import type { Device } from '../device.ts';
import type { Asker as Owner, PasswordService } from '../password-service.ts';
import { NOBODY } from '../user-repository.ts';
import { keeperName } from './keeper-name.ts';
import type { PasskeyRepository, UserHandle } from './repository.ts';
import { type Place, userVerification, verifyNewPasskey } from './verify-passkey.ts';

/** Time enough to fetch the other device. */
export const CHALLENGE_MS = 5 * MINUTE_MS;

/** More than anyone has devices. */
const MOST = 20;

type Asker = Omit<Owner, 'network'>;

interface Parts {
  passwords: PasswordService;
  passkeys: PasskeyRepository;
  clock: () => number;
  report: (what: 'passkey added' | 'passkey removed', user: number) => void;
}

export type PasskeyService = ReturnType<typeof createPasskeyService>;

/** Adds, lists and removes passkeys of their owner (ACC-8). */
export function createPasskeyService({ passwords, passkeys, clock, report }: Parts) {
  return {
    /** For the browser, which makes a passkey by them within five minutes. */
    async options(owner: Owner, body: BeginPasskey, { domain }: Place) {
      const { id } = owner;
      const user = await passwords.prove(owner, body.current_password);
      const known = await passkeys.credentials(id, domain);
      const { generateRegistrationOptions } = await import('@simplewebauthn/server');
      const options = await generateRegistrationOptions({
        rpName: domain,
        rpID: domain,
        userID: new TextEncoder().encode(`${id}.${user.uuid}`),
        userName: user.username,
        userDisplayName: user.username,
        timeout: CHALLENGE_MS,
        excludeCredentials: known,
        // The sign-in names no user, so the passkey must.
        authenticatorSelection: { residentKey: 'required', userVerification },
      });
      await passkeys.addChallenge(options.challenge, id, clock() + CHALLENGE_MS);
      return options as PasskeyCreation;
    },

    async add(asker: Asker, body: NewPasskey, place: Place, device: Device): Promise<void> {
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
      if (!(await passkeys.remove(asker.id, id, asker.sid, clock()))) throw new NotFoundError();
      report('passkey removed', asker.id);
    },
  };
}

/** Reads what a passkey keeps of its user, and returns with each sign-in; no user has what is none. */
export function readUserHandle(handle: string): UserHandle {
  const text = Buffer.from(handle, 'base64url').toString();
  const [, id = NOBODY, uuid = ''] = /^(\d{1,15})\.(.+)$/.exec(text) ?? [];
  return { id: Number(id), uuid };
}

/** How a browser reaches the passkey: words such as `internal` or `usb`. */
function isTransport(word: string): boolean {
  return /^[a-z-]+$/.test(word);
}
