/** The command `npm run users`, for the operator. The server may run. */
import { createInterface } from 'node:readline/promises';
import { createOperatorRepository } from '#server/features/account/operator-repository.ts';
import {
  createOperatorService,
  type OperatorService,
} from '#server/features/account/operator-service.ts';
import { createRemovalRepository } from '#server/features/account/removal-repository.ts';
import { createUserRepository } from '#server/features/account/user-repository.ts';
import { runCommand, withDatabase } from './run-command.ts';

const USAGE = `Usage:
  npm run users -- list                  name, member since, sessions and last use
  npm run users -- reset-password NAME   prints a new password once and ends all sessions
  npm run users -- unlock NAME           ends the wait after wrong passwords
  npm run users -- sign-out NAME         ends all sessions
  npm run users -- delete NAME [--yes]   deletes the account with all its data, after a question`;

/** Returns the text to print. */
type Command = (operator: OperatorService) => Promise<string>;

/** `parseArgs` would take a name that begins with a dash for an option. */
function readCommand([action, name, ...more]: readonly string[]): Command {
  if (action === 'list' && name === undefined) return list;
  if (name === undefined) throw new Error(USAGE);
  if (action === 'delete' && (more.length === 0 || more.join() === '--yes')) {
    return deleteUser(name, more.length > 0);
  }
  if (more.length > 0) throw new Error(USAGE);
  switch (action) {
    case 'reset-password':
      return async (operator) => {
        const { password, ended } = await operator.resetPassword(name);
        return `${password}\nThis is the new password. ${endedSessions(ended)}`;
      };
    case 'unlock':
      return async (operator) => {
        await operator.unlock(name);
        return 'The next attempt to sign in does not have to wait';
      };
    case 'sign-out':
      return async (operator) => endedSessions(await operator.signOut(name));
    default:
      throw new Error(USAGE);
  }
}

async function list(operator: OperatorService): Promise<string> {
  const users = await operator.list();
  return users
    .map(({ username, created_at, sessions, used_at }) =>
      [username, day(created_at), sessions, used_at === null ? '-' : day(used_at)].join('\t'),
    )
    .join('\n');
}

function deleteUser(name: string, isSure: boolean): Command {
  return async (operator) => {
    const { username } = await operator.find(name);
    if (!isSure && !(await confirm(username))) return 'Nothing was deleted';
    await operator.delete(name);
    return `Deleted ${username} with all data`;
  };
}

async function confirm(username: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error('Nobody can be asked here: add --yes to delete');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Type ${username} to delete the account and its data: `);
  terminal.close();
  return answer === username;
}

function endedSessions(ended: number): string {
  return ended === 1 ? 'Ended 1 session' : `Ended ${ended} sessions`;
}

function day(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

await runCommand((words) => {
  const command = readCommand(words);
  return withDatabase((db) => {
    const operator = createOperatorService({
      accounts: createOperatorRepository(db),
      users: createUserRepository(db),
      removals: createRemovalRepository(db),
      clock: Date.now,
    });
    return command(operator);
  });
});
