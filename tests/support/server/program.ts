/** The server's own programs, run as they are run outside: as processes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

type Environment = Readonly<Record<string, string>>;

const ROOT = resolve(import.meta.dirname, '../../..');
const COMPILE_CACHE = join(ROOT, 'node_modules/.cache/server-programs');
const LONGEST_START_MS = 30_000;
const LONGEST_END_MS = 15_000;

/** Its environment is bare: settings of the user who runs the tests must not reach it. */
export function startProgram(
  file: string,
  words: readonly string[],
  environment: Environment,
): ChildProcess {
  return spawn(process.execPath, [file, ...words], {
    cwd: ROOT,
    // The cache spares each process the time to compile the same files again.
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILE_CACHE, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

async function outcomeOf(program: ChildProcess): Promise<Outcome> {
  if (program.stdout === null || program.stderr === null) throw new Error('No pipes');
  const [stdout, stderr, [code]] = await Promise.all([
    text(program.stdout),
    text(program.stderr),
    once(program, 'close'),
  ]);
  return { code, stdout, stderr };
}

export function runProgram(
  file: string,
  words: readonly string[],
  environment: Environment,
): Promise<Outcome> {
  return outcomeOf(startProgram(file, words, environment));
}

/**
 * Resolves with the address that a server logs when it listens. A server that has ended by then, or
 * takes longer than 30 s, is an error.
 */
export function addressOf(program: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let log = '';
  function read(chunk: Buffer): void {
    log += chunk;
    const address = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(log)?.[1];
    if (address === undefined) return;
    resolve(address);
    // The rest is read and thrown away: a full pipe would stop the server.
    for (const output of outputs) output?.off('data', read).resume();
  }
  const tooLate = setTimeout(() => program.kill('SIGKILL'), LONGEST_START_MS);
  const outputs = [program.stdout, program.stderr];
  for (const output of outputs) output?.on('data', read);
  program.once('close', () => reject(new Error(`It ended: ${log}`)));
  return promise.finally(() => clearTimeout(tooLate));
}

export function isRunning(program: ChildProcess): boolean {
  return program.exitCode === null && program.signalCode === null;
}

/** Sends the signal and waits for the end; what has not ended after 15 s is killed. */
export async function endProgram(
  program: ChildProcess,
  signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM',
): Promise<void> {
  if (!isRunning(program)) return;
  const tooLate = setTimeout(() => program.kill('SIGKILL'), LONGEST_END_MS);
  program.kill(signal);
  await once(program, 'close');
  clearTimeout(tooLate);
}
