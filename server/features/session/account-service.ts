/** Who has an account: sign-up, and the check of a username and password. */
import { randomUUID } from 'node:crypto';
import type { RegisteredUser, RegisterRequest, TokenRequest } from '#contract/session.ts';
import { AuthenticationError, InvalidFieldError } from '#server/errors.ts';
import type { SignInOutcome } from '#server/metrics.ts';
import type { LockoutService } from './lockout-service.ts';
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts';
import type { User, UserRepository } from './user-repository.ts';
import { normaliseUsername, usernameKey } from './usernames.ts';

interface Parts {
  users: UserRepository;
  lockouts: LockoutService;
  clock: () => number;
  reportSignIn: (outcome: SignInOutcome) => void;
}

export type AccountService = ReturnType<typeof createAccountService>;

export function createAccountService({ users, lockouts, clock, reportSignIn }: Parts) {
  return {
    async register({ username, password }: RegisterRequest): Promise<RegisteredUser> {
      const name = normaliseUsername(username);
      if (name === undefined) throw new InvalidFieldError('username', 'Enter a valid username.');
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
     * The account. That there is none, that the password is wrong and that the name has to wait
     * look alike from outside.
     */
    async authenticate({ username, password }: TokenRequest): Promise<User> {
      const name = normaliseUsername(username);
      const user = name === undefined ? await nobody(password) : await find(name, password);
      if (user === undefined) throw new AuthenticationError('no_active_account');
      return user;
    },
  };

  async function find(name: string, password: string): Promise<User | undefined> {
    const key = usernameKey(name);
    const found = await lockouts.guard(key, async () => {
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

  /** No account can be called so; finding that out takes as long as a wrong password. */
  async function nobody(password: string): Promise<undefined> {
    await verifyPassword(undefined, password);
    reportSignIn('refused');
  }

  /** Only at a sign-in is the password at hand. */
  async function renewHash({ id, password_hash }: User, password: string): Promise<void> {
    if (!isOutdated(password_hash)) return;
    await users.replacePasswordHash(id, password_hash, await hashPassword(password));
  }
}
