import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { commandDatabases } from '#tests/support/server/databases.ts';
import {
  addressOf,
  endProgram,
  runProgram,
  startProgram,
  temporaryFolder,
} from '#tests/support/server/process.ts';

const PASSWORD = 'ひみつ1234';

const manner = { timeout: 60_000 };

// ACC-7
describe.each(commandDatabases)('npm run users beside a server on $name', manner, (database) => {
  let environment: Record<string, string>;
  let server: ChildProcess;
  let address: string;

  beforeAll(async () => {
    environment = { DATA_DIR: temporaryFolder(), ...(await database.settings()) };
    const settings = { PORT: '0', HOST: '127.0.0.1', RATE_LIMITS: 'off' };
    server = startProgram('server/main.ts', [], { ...environment, ...settings });
    address = await addressOf(server);
  }, 60_000);
  afterAll(() => endProgram(server));

  const users = (...words: string[]) => runProgram('server/commands/users.ts', words, environment);

  async function post(path: string, body: object): Promise<Response> {
    return fetch(`${address}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }
  const signIn = (username: string, password = PASSWORD) =>
    post(paths.token, { username, password });
  async function signedUp(username: string): Promise<{ authorization: string }> {
    await post(paths.register, { username, password: PASSWORD });
    const { access }: { access: string } = await (await signIn(username)).json();
    return { authorization: `Bearer ${access}` };
  }
  async function recordsStatus(headers: { authorization: string }): Promise<number> {
    return (await fetch(`${address}/api/${paths.workRecords}`, { headers })).status;
  }

  it('lists accounts, and ends the sessions of one at the next request', async () => {
    const headers = await signedUp('taro');
    const today = new Date().toISOString().slice(0, 10);
    expect((await users('list')).stdout).toContain(`taro\t${today}\t1\t${today}\n`);
    expect(await users('sign-out', 'ＴＡＲＯ')).toEqual({
      code: 0,
      stdout: 'Ended 1 session\n',
      stderr: '',
    });
    expect(await recordsStatus(headers)).toBe(401);
    expect((await users('list')).stdout).toContain(`taro\t${today}\t0\t-\n`);
  });

  it('prints a new password once, which signs in where the old one does not', async () => {
    const headers = await signedUp('hanako');
    const { code, stdout } = await users('reset-password', 'hanako');
    const [password = '', said] = stdout.split('\n');
    expect([code, said]).toEqual([0, 'This is the new password. Ended 1 session']);
    expect(password).toMatch(/^[a-zA-Z2-9]{16}$/);
    expect(await recordsStatus(headers)).toBe(401);
    expect((await signIn('hanako')).status).toBe(401);
    expect((await signIn('hanako', password)).status).toBe(200);
  });

  it('ends the wait of a name in the running server, once', async () => {
    await post(paths.register, { username: 'jiro', password: PASSWORD });
    const guess = async () => {
      for (let i = 0; i < 10; i += 1) await signIn('jiro', 'wrong');
    };
    await guess();
    expect((await signIn('jiro')).status).toBe(401);
    expect((await users('unlock', 'jiro')).code).toBe(0);
    expect((await signIn('jiro')).status).toBe(200);
    await guess();
    expect((await signIn('jiro')).status).toBe(401);
  });

  it('deletes an account after a question, which a script must have answered', async () => {
    const headers = await signedUp('saburo');
    const refused = await users('delete', 'saburo');
    expect(refused).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Nobody can be asked here: add --yes to delete\n',
    });
    expect(await recordsStatus(headers)).toBe(200);
    expect((await users('delete', 'saburo', '--yes')).stdout).toBe(
      'Deleted saburo with all data\n',
    );
    expect(await recordsStatus(headers)).toBe(401);
    expect((await signIn('saburo')).status).toBe(401);
  });
});

describe('npm run users', { timeout: 30_000 }, () => {
  it.each([
    { words: ['delete', 'taro', 'jiro'], says: /^Usage:/ },
    { words: ['sign-out', 'nobody'], says: /^There is no user "nobody"\n$/ },
  ])('ends with 1 for $words, and says why', async ({ words, says }) => {
    const environment = { DATA_DIR: temporaryFolder() };
    const outcome = await runProgram('server/commands/users.ts', words, environment);
    expect(outcome).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(says) });
  });
});
