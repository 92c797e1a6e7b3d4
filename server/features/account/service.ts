/** Registration, and the check of a username and password. */
import { randomUUID } from 'node:crypto';
import type { RegisteredUser, RegisterRequest, TokenRequest } from '#contract/session.ts';
import {
  isSearchableUsername,
  newUsernameProblem,
  normaliseUsername,
  usernameKey,
} from '#domain/session/username.ts';
import { AuthenticationError, InvalidFieldError } from '#server/runtime/errors.ts';
import type { SignInOutcome } from '#server/runtime/metrics.ts';
import type { LockoutService } from './lockout-service.ts';
import type { NetworkRepository } from './network-repository.ts';
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts';
import type { User, UserRepository } from './user-repository.ts';

/** So long a network counts as the owner's after a sign-in from it. */
const KNOWN_FOR_MS = 90 * 24 * 60 * 60 * 1000;

interface Parts {
  users: UserRepository;
  networks: NetworkRepository;
  lockouts: LockoutService;
  clock: () => number;
  reportSignIn: (outcome: SignInOutcome) => void;
}

export type AccountService = ReturnType<typeof createAccountService>;

export function createAccountService({ users, networks, lockouts, clock, reportSignIn }: Parts) {
  return {
    async register({ username, password }: RegisterRequest): Promise<RegisteredUser> {
      if (newUsernameProblem(username) !== null) {
        throw new InvalidFieldError('username', 'Enter a valid username.');
      }
      const name = normaliseUsername(username);
      const key = usernameKey(name);
      const user = await users.insert({
        username: name,
        username_key: key,
        password_hash: await hashPassword(password),
        uuid: randomUUID(),
        created_at: clock(),
      });
      if (user === undefined) {
        throw new InvalidFieldError('username', 'A user with that username already exists.');
      }
      await lockouts.forgive(key);
      return user;
    },

    /**
     * Returns the account. Clients cannot distinguish an unknown name, a wrong password and a name
     * that must wait (SEC-1). `network` is where the attempt comes from.
     */
    async authenticate({ username, password }: TokenRequest, network: string): Promise<User> {
      const name = normaliseUsername(username);
      const user = isSearchableUsername(name)
        ? await find(name, password, network)
        : await nobody(password);
      if (user === undefined) throw new AuthenticationError('no_active_account');
      await networks.remember(user.id, network, clock());
      return user;
    },

    /** Deletes a batch of networks that are no longer known; returns how many. */
    pruneNetworks(limit: number): Promise<number> {
      return networks.deleteOlderThan(clock() - KNOWN_FOR_MS, limit);
    },
  };

  async function find(name: string, password: string, network: string): Promise<User | undefined> {
    const key = usernameKey(name);
    const found = await lockouts.guard(await attemptsKey(key, network), async () => {
      const user = await users.findByKey(key);
      const isRight = await verifyPassword(user?.password_hash, password);
      return isRight ? user : undefined;
    });
    if (found === undefined || found === 'waiting') {
      reportSignIn(found ?? 'refused');
      return undefined;
    }
    reportSignIn('accepted');
    await renewHash(found, password);
    return found;
  }

  /**
   * Attempts from the owner's networks count apart, or anyone who knows the name could make the owner
   * wait for ever (LIM-9). No name holds the line break.
   */
  async function attemptsKey(key: string, network: string): Promise<string> {
    const isKnown = await networks.isKnown(key, network, clock() - KNOWN_FOR_MS);
    return isKnown ? `${key}\n${network}` : key;
  }

  /** An invalid username takes as long to check as a wrong password (SEC-1). */
  async function nobody(password: string): Promise<undefined> {
    await verifyPassword(undefined, password);
    reportSignIn('refused');
  }

  /** The password is known only during sign-in (SEC-5). */
  async function renewHash({ id, password_hash }: User, password: string): Promise<void> {
    if (!isOutdated(password_hash)) return;
    await users.replacePasswordHash(id, password_hash, await hashPassword(password));
  }
}
