/** The server's own programs, run as they are run outside: as processes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';

type Environment = Record<string, string>;

const compileCache = join('node_modules', '.cache', 'server-programs');

/** A new folder, which is gone after the run. */
export function temporaryFolder(): string {
  return mkdtempSync(join(inject('temporaryFolder'), 'server-'));
}

export function startProgram(
  file: string,
  words: readonly string[],
  environment: Environment,
): ChildProcess {
  return spawn(process.execPath, [file, ...words], {
    // The cache spares each process the time to compile the same files again.
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ...environment },
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

/** Resolves with the address of a server that was started on a free port. */
export function addressOf(program: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let log = '';
  function read(chunk: Buffer): void {
    log += chunk;
    const address = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(log)?.[1];
    if (address === undefined) return;
    resolve(address);
    // What follows is thrown away, but read: a full pipe would stop the server.
    for (const output of outputs) output?.off('data', read).resume();
  }
  const outputs = [program.stdout, program.stderr];
  for (const output of outputs) output?.on('data', read);
  program.once('close', () => reject(new Error(`It ended: ${log}`)));
  return promise;
}
