/** Accounts: signing up, signing in, and the owner's changes. */
import { randomUUID } from 'node:crypto';
import type { Account, AccountEvent, ChangePassword, CurrentPassword } from '#contract/account.ts';
import type { RegisteredUser, RegisterRequest, TokenRequest } from '#contract/session.ts';
import {
  isSearchableUsername,
  newUsernameProblem,
  normaliseUsername,
  usernameKey,
} from '#domain/session/username.ts';
import { AuthenticationError, InvalidFieldError } from '#server/runtime/errors.ts';
import type { SignInOutcome } from '#server/runtime/metrics.ts';
import type { AttemptRepository } from './attempt-repository.ts';
import { type PasswordService, type RemoteAsker, wrongPassword } from './password-service.ts';
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts';
import type { User, UserRepository } from './user-repository.ts';

interface AccountServiceDeps {
  users: UserRepository;
  attempts: AttemptRepository;
  passwords: PasswordService;
  clock: () => number;
  reportSignIn: (outcome: SignInOutcome) => void;
  /** For the log, which holds no names. */
  report: (what: 'password changed' | 'account deleted', user: number) => void;
}

/** The account that a name and a proof of it lead to; `undefined` for a wrong proof. */
export type SignInCandidate = User | 'waiting' | undefined;

export type AccountService = ReturnType<typeof createAccountService>;

/** Signs users up and in, and changes and ends their accounts (ACC-1, ACC-2, ACC-5). */
export function createAccountService(deps: AccountServiceDeps) {
  const { users, attempts, passwords, clock, reportSignIn, report } = deps;

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
      await passwords.clearAttempts(key, []);
      return user;
    },

    /** Finds the account by its password, for `acceptSignIn`. @param network the address of the attempt */
    async find({ username, password }: TokenRequest, network: string): Promise<SignInCandidate> {
      const name = normaliseUsername(username);
      if (!isSearchableUsername(name)) {
        // It takes as long to check as a wrong password (SEC-1).
        await verifyPassword(undefined, password);
        return undefined;
      }
      const found = await passwords.check(usernameKey(name), password, network);
      return found === undefined || found === 'waiting' ? found : renewHash(found, password);
    },

    /**
     * Returns the account that was found by a password or a passkey. Clients cannot distinguish an unknown
     * name, a wrong proof and a name that must wait (SEC-1).
     */
    async acceptSignIn(candidate: SignInCandidate, network: string): Promise<User> {
      if (candidate === undefined || candidate === 'waiting') {
        reportSignIn(candidate ?? 'refused');
        throw new AuthenticationError('no_active_account');
      }
      reportSignIn('accepted');
      await attempts.remember(candidate.id, network, clock());
      return candidate;
    },

    /** Describes the account to its owner (ACC-1). */
    async describe(id: number): Promise<Account> {
      const user = await users.find(id);
      if (user === undefined) throw new AuthenticationError('token_not_valid');
      const { username, created_at } = user;
      return { id, username, created_at: new Date(created_at).toISOString() };
    },

    /** The events of the account (ACC-6). */
    async events(id: number): Promise<AccountEvent[]> {
      const rows = await users.events(id, clock());
      return rows.map(({ created_at, ...event }) => ({
        ...event,
        created_at: new Date(created_at).toISOString(),
      }));
    },

    async changePassword(asker: RemoteAsker, body: ChangePassword): Promise<void> {
      const user = await passwords.confirmPassword(asker, body.current_password);
      const next = await hashPassword(body.new_password);
      if (!(await users.changePassword(user, next, asker.sid, clock()))) throw wrongPassword();
      report('password changed', user.id);
    },

    async delete(asker: RemoteAsker, body: CurrentPassword): Promise<void> {
      const user = await passwords.confirmPassword(asker, body.current_password);
      const known = await attempts.networks(user.id);
      if (!(await users.delete(user.id, clock(), user.password_hash))) throw wrongPassword();
      await passwords.clearAttempts(user.username_key, known);
      report('account deleted', user.id);
    },
  };

  /** The password is known only during sign-in (SEC-5). */
  async function renewHash(user: User, password: string): Promise<User | undefined> {
    if (!isOutdated(user.password_hash)) return user;
    const renewed = await hashPassword(password);
    if (await users.replacePasswordHash(user.id, user.password_hash, renewed)) {
      return { ...user, password_hash: renewed };
    }
    // Another sign-in has renewed it, or the password was changed.
    const current = await users.find(user.id);
    return (await verifyPassword(current?.password_hash, password)) ? current : undefined;
  }
}
