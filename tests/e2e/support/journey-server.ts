/** Runs the real server for browser journeys: its own process, port and data folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** Settings of the server, named as in its environment. */
export type ServerEnv = Readonly<Record<string, string>>;

export interface JourneyServer {
  /** The origin of page and API; it stays the same when the server is started again. */
  readonly url: string;
  /** What the server wrote, line by line, over all its starts. */
  readonly logs: readonly string[];
  isRunning(): boolean;
  /** Asks the server to close, as its host does, and waits for it. */
  stop(): Promise<void>;
  /** Ends the server with no chance to tidy up, as a power cut does. */
  kill(): Promise<void>;
  /** Starts the server again on the same port and data, with some settings changed if given. */
  restart(env?: ServerEnv): Promise<void>;
  /** Stops the server and deletes its data. */
  dispose(): Promise<void>;
}

const ROOT = resolve(import.meta.dirname, '../../..');
/** Spares each start the time to compile the same files again. */
const COMPILE_CACHE = join(ROOT, 'node_modules/.cache/server-programs');
const LOCALHOST = '127.0.0.1';
const LISTENING = /Server listening at (http:\/\/[\w.]+:\d+)/;
const START_MS = 20_000;
const STOP_MS = 15_000;

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
    ...env,
    HOST: LOCALHOST,
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
  };
  const logs: string[] = [];

  let child = spawnServer(program, settings, logs);
  const url = await listening(child, logs);

  return {
    url,
    logs,
    isRunning: () => isAlive(child),
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
    restart: async (changed = {}) => {
      await end(child, 'SIGTERM');
      child = spawnServer(program, { ...settings, ...changed }, logs);
      await listening(child, logs);
    },
    dispose: async () => {
      await end(child, 'SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const PORTS_OF_A_WORKER = 100;
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
/** Workers of one run never share a port, and runs at the same time hardly ever look for the same. */
const firstPort = 11_000 + (8 * (process.ppid % 25) + worker) * PORTS_OF_A_WORKER;
let nextPort = 0;

/**
 * A port below those from which the system gives one to whoever asks for any: none of them can be
 * given that of a server that is stopped for a while.
 */
async function freePort(): Promise<number> {
  for (let tried = 0; tried < PORTS_OF_A_WORKER; tried++) {
    nextPort = (nextPort + 1) % PORTS_OF_A_WORKER;
    const port = firstPort + nextPort;
    if (await isFree(port)) return port;
  }
  throw new Error(`No port is free from ${firstPort} on`);
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, LOCALHOST);
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}

/** The settings of whoever runs the tests must not reach the server, so its environment is bare. */
function spawnServer(
  program: readonly string[],
  settings: ServerEnv,
  logs: string[],
): ChildProcess {
  const child = spawn(process.execPath, program, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILE_CACHE, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => logs.push(line));
  }
  return child;
}

/** Waits for the line that names the address; the port was free for the system to choose. */
async function listening(child: ChildProcess, logs: readonly string[]): Promise<string> {
  const from = logs.length;
  const deadline = performance.now() + START_MS;
  while (isAlive(child) && performance.now() < deadline) {
    for (const line of logs.slice(from)) {
      const url = LISTENING.exec(line)?.[1];
      if (url !== undefined) return url;
    }
    await new Promise((done) => setTimeout(done, 20));
  }
  await end(child, 'SIGKILL');
  throw new Error(`The server did not start:\n${logs.slice(from).join('\n')}`);
}

function isAlive(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (!isAlive(child)) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const tooLate = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(tooLate);
}
