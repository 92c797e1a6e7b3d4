/** What users do with their own account. */
import type { Account, ChangePassword, DeleteAccount } from '#contract/account.ts';
import { AuthenticationError, InvalidFieldError } from '#server/runtime/errors.ts';
import type { AccountChangeRepository } from './change-repository.ts';
import type { NetworkRepository } from './network-repository.ts';
import type { PasswordService } from './password-service.ts';
import { hashPassword } from './passwords.ts';
import type { User, UserRepository } from './user-repository.ts';

/** A user, the session that asks, and where the request comes from. */
export interface Asker {
  id: number;
  sid: string;
  network: string;
}

/** For the log, which holds no names: `wrong password` counts towards the lock-out, too (ACC-9). */
export type AccountReport = 'password changed' | 'account deleted' | 'wrong current password';

interface Parts {
  users: UserRepository;
  networks: NetworkRepository;
  changes: AccountChangeRepository;
  passwords: PasswordService;
  clock: () => number;
  report: (what: AccountReport, user: number) => void;
}

export type OwnAccountService = ReturnType<typeof createOwnAccountService>;

export function createOwnAccountService(parts: Parts) {
  const { users, networks, changes, passwords, clock, report } = parts;

  return {
    async describe(id: number): Promise<Account> {
      const { username, created_at } = await find(id);
      return { id, username, created_at: new Date(created_at).toISOString() };
    },

    async changePassword(asker: Asker, body: ChangePassword): Promise<void> {
      const user = await proveOwner(asker, body.current_password);
      const next = await hashPassword(body.new_password);
      if (!(await changes.changePassword(user, next, asker.sid, clock()))) throw wrongPassword();
      report('password changed', user.id);
    },

    async delete(asker: Asker, body: DeleteAccount): Promise<void> {
      const user = await proveOwner(asker, body.current_password);
      const known = await networks.of(user.id);
      if (!(await changes.delete(user.id, clock(), user.password_hash))) throw wrongPassword();
      await passwords.forgive(user.username_key, known);
      report('account deleted', user.id);
    },
  };

  async function find(id: number): Promise<User> {
    const user = await users.find(id);
    if (user === undefined) throw new AuthenticationError('token_not_valid');
    return user;
  }

  /** While the name must wait, the right password gets the same response as a wrong one (SEC-1). */
  async function proveOwner({ id, network }: Asker, password: string): Promise<User> {
    const { username_key } = await find(id);
    const user = await passwords.check(username_key, password, network);
    if (user === undefined || user === 'waiting') {
      report('wrong current password', id);
      throw wrongPassword();
    }
    return user;
  }
}

/** Not a 401: the session is not in doubt. */
function wrongPassword(): InvalidFieldError {
  return new InvalidFieldError('current_password', 'The password is wrong.');
}
