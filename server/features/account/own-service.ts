/** What users do with their own account. */
import type { Account, AccountEvent, ChangePassword, DeleteAccount } from '#contract/account.ts';
import { AuthenticationError } from '#server/runtime/errors.ts';
import type { NetworkRepository } from './network-repository.ts';
import { type Asker, type PasswordService, wrongPassword } from './password-service.ts';
import { hashPassword } from './passwords.ts';
import type { UserRepository } from './user-repository.ts';

/** For the log, which holds no names. */
export type AccountReport = 'password changed' | 'account deleted';

interface Parts {
  users: UserRepository;
  networks: NetworkRepository;
  passwords: PasswordService;
  clock: () => number;
  report: (what: AccountReport, user: number) => void;
}

export type OwnAccountService = ReturnType<typeof createOwnAccountService>;

/** The name, the password and the end of an account (ACC-1, ACC-2, ACC-5). */
export function createOwnAccountService(parts: Parts) {
  const { users, networks, passwords, clock, report } = parts;

  return {
    async describe(id: number): Promise<Account> {
      const user = await users.find(id);
      if (user === undefined) throw new AuthenticationError('token_not_valid');
      const { username, created_at } = user;
      return { id, username, created_at: new Date(created_at).toISOString() };
    },

    /** What happened to the account (ACC-6). */
    async events(id: number): Promise<AccountEvent[]> {
      const rows = await users.events(id, clock());
      return rows.map(({ created_at, ...event }) => ({
        ...event,
        created_at: new Date(created_at).toISOString(),
      }));
    },

    async changePassword(asker: Asker, body: ChangePassword): Promise<void> {
      const user = await passwords.prove(asker, body.current_password);
      const next = await hashPassword(body.new_password);
      if (!(await users.changePassword(user, next, asker.sid, clock()))) throw wrongPassword();
      report('password changed', user.id);
    },

    async delete(asker: Asker, body: DeleteAccount): Promise<void> {
      const user = await passwords.prove(asker, body.current_password);
      const known = await networks.of(user.id);
      if (!(await users.delete(user.id, clock(), user.password_hash))) throw wrongPassword();
      await passwords.forgive(user.username_key, known);
      report('account deleted', user.id);
    },
  };
}
