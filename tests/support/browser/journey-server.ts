/** Runs the real server for browser journeys: its own process, port and data folder. */
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createDistributedDatabase } from '../server/citus.ts';
import { freePort } from '../server/free-port.ts';
import { addressOf, endProgram, isRunning, startProgram } from '../server/program.ts';

/** Settings of the server, named as in its environment. */
export type ServerEnv = Readonly<Record<string, string>>;

export interface JourneyServer {
  /** The origin of page and API; it stays the same when the server is started again. */
  readonly url: string;
  /** The server's output, line by line, over all its starts. */
  readonly logs: readonly string[];
  isRunning(): boolean;
  /** Asks the server to close, as its host does, and waits for it. */
  stop(): Promise<void>;
  /** Starts the server again on the same port and data. */
  restart(): Promise<void>;
  /** Stops the server and deletes its data. */
  dispose(): Promise<void>;
}

const LOCALHOST = '127.0.0.1';
/** `JOURNEYS_ON_CITUS=1`: each server gets a database on the cluster of `CITUS_DATABASE_URL`. */
const onCitus = process.env.JOURNEYS_ON_CITUS !== undefined;

/**
 * Starts a server on a free port of this machine, with an empty data folder.
 *
 * @param program another program than the server's own that reads the same settings, and its words
 */
export async function startServer(
  env: ServerEnv = {},
  program: readonly string[] = ['server/main.ts'],
): Promise<JourneyServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'journey-'));
  const settings: ServerEnv = {
    LOG_LEVEL: 'info',
    // All journeys come from one address, and quickly.
    RATE_LIMITS: 'off',
    ...(onCitus && { DATABASE_URL: await createDistributedDatabase() }),
    ...env,
    HOST: LOCALHOST,
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
  };
  const logs: string[] = [];

  let child = startLogged(program, settings, logs);
  const url = await addressOf(child);

  return {
    url,
    logs,
    isRunning: () => isRunning(child),
    stop: () => endProgram(child),
    restart: async () => {
      await endProgram(child);
      child = startLogged(program, settings, logs);
      await addressOf(child);
    },
    dispose: async () => {
      await endProgram(child);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function startLogged(
  [file = '', ...words]: readonly string[],
  settings: ServerEnv,
  logs: string[],
): ChildProcess {
  const child = startProgram(file, words, settings);
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', (line) => logs.push(line));
  }
  return child;
}
