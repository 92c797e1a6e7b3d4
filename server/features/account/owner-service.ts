/** Asks for the password before what only the owner may do: a session can be in other hands. */
import { AuthenticationError, InvalidFieldError } from '#server/runtime/errors.ts';
import type { PasswordService } from './password-service.ts';
import type { User, UserRepository } from './user-repository.ts';

/** A user, the session that asks, and where the request comes from. */
export interface Asker {
  id: number;
  sid: string;
  network: string;
}

interface Parts {
  users: UserRepository;
  passwords: PasswordService;
  report: (what: 'wrong current password', user: number) => void;
}

export type OwnerService = ReturnType<typeof createOwnerService>;

/** Asks for the current password, within the limits of a sign-in (ACC-9). */
export function createOwnerService({ users, passwords, report }: Parts) {
  return {
    /**
     * Returns the user if the current password is this. While the name must wait, the right one gets
     * the same response as a wrong one (SEC-1, ACC-9).
     */
    async prove({ id, network }: Omit<Asker, 'sid'>, password: string): Promise<User> {
      const known = await users.find(id);
      if (known === undefined) throw new AuthenticationError('token_not_valid');
      const user = await passwords.check(known.username_key, password, network);
      if (user === undefined || user === 'waiting') {
        report('wrong current password', id);
        throw wrongPassword();
      }
      return user;
    },
  };
}

/** Not a 401: the session is not in doubt. */
export function wrongPassword(): InvalidFieldError {
  return new InvalidFieldError('current_password', 'The password is wrong.');
}
