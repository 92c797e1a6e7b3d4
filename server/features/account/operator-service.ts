/** Actions of the operator on accounts, beside the running server (ACC-7). */
import { randomInt } from 'node:crypto';
import { PASSWORD_LENGTH } from '#contract/limits.ts';
import { isSearchableUsername, normaliseUsername, usernameKey } from '#domain/session/username.ts';
import type { OperatorRepository } from './operator-repository.ts';
import { hashPassword } from './passwords.ts';
import type { RemovalRepository } from './removal-repository.ts';
import type { User, UserRepository } from './user-repository.ts';

/** Without characters that look or sound like others: 93 bits in 16 characters. */
const CHARACTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The number of rows that are deleted at once: the running server may wait as long. */
const BATCH = 100;

interface OperatorDeps {
  accounts: OperatorRepository;
  users: UserRepository;
  removals: RemovalRepository;
  clock: () => number;
}

export type OperatorService = ReturnType<typeof createOperatorService>;

/** All but `list` throw an `Error` for an unknown name, which says so. */
export function createOperatorService({ accounts, users, removals, clock }: OperatorDeps) {
  return {
    list: accounts.list,

    find,

    /** Ends all sessions, too; returns the new password and how many sessions there were. */
    async resetPassword(name: string): Promise<{ password: string; ended: number }> {
      const { id } = await find(name);
      const password = randomPassword();
      const ended = await accounts.resetPassword(id, await hashPassword(password), clock());
      return { password, ended };
    },

    async unlock(name: string): Promise<void> {
      await accounts.unlock((await find(name)).id, clock());
    },

    /** Returns how many sessions there were. */
    async signOut(name: string): Promise<number> {
      return accounts.signOut((await find(name)).id, clock());
    },

    async delete(name: string): Promise<void> {
      await users.delete((await find(name)).id, clock());
      // Not left to housekeeping: the server may not run.
      while ((await removals.remove(BATCH)) === BATCH);
    },
  };

  async function find(name: string): Promise<User> {
    const normal = normaliseUsername(name);
    const user = isSearchableUsername(normal)
      ? await users.findByKey(usernameKey(normal))
      : undefined;
    if (user === undefined) throw new Error(`There is no user ${JSON.stringify(name)}`);
    return user;
  }
}

function randomPassword(): string {
  return Array.from(
    { length: PASSWORD_LENGTH.max },
    () => CHARACTERS[randomInt(CHARACTERS.length)],
  ).join('');
}
