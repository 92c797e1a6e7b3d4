/** Checks passwords and counts the attempts: at a sign-in, and before changes that only the owner may make. */
import { MINUTE_MS } from '#domain/time-units.ts';
import type { Asker } from '#server/runtime/asker.ts';
import { AuthenticationError, InvalidFieldError } from '#server/runtime/errors.ts';
import type { AttemptRepository } from './attempt-repository.ts';
import { outcomeOfAttempt } from './lockout-service.ts';
import { verifyPassword } from './passwords.ts';
import { NOBODY, type User, type UserRepository } from './user-repository.ts';

/** How long an unlocking by the operator is looked for: the longest wait. */
const UNLOCK_LASTS_MS = 15 * MINUTE_MS;

/** A folded username and the account that has it. A name that nobody has is handled in the same time (SEC-1). */
interface Named {
  key: string;
  id: number | undefined;
}

/** The user and session that ask, and the network that they ask from. */
export interface RemoteAsker extends Asker {
  network: string;
}

interface PasswordDeps {
  users: UserRepository;
  attempts: AttemptRepository;
  clock: () => number;
  report: (what: 'wrong current password', user: number) => void;
}

export type PasswordService = ReturnType<typeof createPasswordService>;

/** Checks passwords, and counts the wrong ones (LIM-1). */
export function createPasswordService({ users, attempts, clock, report }: PasswordDeps) {
  return {
    check,

    /**
     * Returns the user if this is the current password. It is asked for before changes that only the owner may
     * make, because a session can be in other hands (ACC-9). While the name must wait, the right password gets
     * the same response as a wrong one (SEC-1).
     */
    async confirmPassword({ id, network }: RemoteAsker, password: string): Promise<User> {
      const known = await users.find(id);
      if (known === undefined) throw new AuthenticationError('token_not_valid');
      const user = await check(known.username_key, password, network);
      if (user === undefined || user === 'waiting') {
        report('wrong current password', id);
        throw wrongPassword();
      }
      return user;
    },

    /** Clears the waits of an account, and its attempts from the networks that it is known from. */
    clearAttempts,
  };

  /**
   * Returns the account of this name if it has this password, `'waiting'` while the name must wait
   * (LIM-1). It is checked then, too: a wait takes as long as a wrong password (SEC-1). `network`
   * is where the attempt comes from.
   */
  async function check(
    key: string,
    password: string,
    network: string,
  ): Promise<User | 'waiting' | undefined> {
    const user = await users.findByKey(key);
    const isRight = await verifyPassword(user?.password_hash, password);
    return countAttempt({ key, id: user?.id }, network, isRight ? user : undefined);
  }

  /** `undefined` is a wrong password. */
  async function countAttempt<Proof>(
    named: Named,
    network: string,
    proof: Proof | undefined,
  ): Promise<Proof | 'waiting' | undefined> {
    const counted = await attemptsKey(named, network);
    const outcome = await outcomeOfAttempt(attempts, counted, proof);
    if (outcome !== 'waiting' || !(await wasUnlocked(named))) return outcome;
    return outcomeOfAttempt(attempts, counted, proof);
  }

  async function clearAttempts(key: string, knownNetworks: readonly string[]): Promise<void> {
    for (const counted of [key, ...knownNetworks.map((network) => apart(key, network))]) {
      await attempts.forget(counted);
    }
  }

  /** True if the operator ended the wait: `npm run users -- unlock` runs in another process. */
  async function wasUnlocked({ key, id = NOBODY }: Named): Promise<boolean> {
    if (!(await users.takeUnlock(id, clock() - UNLOCK_LASTS_MS))) return false;
    await clearAttempts(key, await attempts.networks(id));
    return true;
  }

  /**
   * Attempts from the owner's networks count apart, or anyone who knows the name could make the owner
   * wait there for ever (LIM-18).
   */
  async function attemptsKey({ key, id = NOBODY }: Named, network: string): Promise<string> {
    const isKnown = await attempts.isKnown(id, network, clock());
    return isKnown ? apart(key, network) : key;
  }
}

/** Not a 401: the session is not in doubt. */
export function wrongPassword(): InvalidFieldError {
  return new InvalidFieldError('current_password', 'The password is wrong.');
}

/** No name holds the line break. */
function apart(key: string, network: string): string {
  return `${key}\n${network}`;
}
