/** The product's server and its floors: processes, started and ended alike. */
import type { ChildProcess } from 'node:child_process';
import { testSettings } from '#tests/support/server/app.ts';
import { addressOf, endProgram, startProgram } from '#tests/support/server/program.ts';

export const PRODUCT = 'server/main.ts';
export const FLOOR = 'tests/bench/server/floor.ts';

export interface Server extends AsyncDisposable {
  /** Such as `http://127.0.0.1:43210`. */
  readonly address: string;
}

/**
 * Starts one of the programs above on a free port and waits until it listens. Nobody is limited:
 * all requests come from one address. Tokens of `signedInUser` are good there.
 */
export async function startServer(
  file: string,
  environment: Readonly<Record<string, string>>,
): Promise<Server> {
  const program = startProgram(file, [], {
    HOST: '127.0.0.1',
    PORT: '0',
    RATE_LIMITS: 'off',
    JWT_SECRET: testSettings.jwtSecret,
    ...environment,
  });
  endWithThisProcess(program);
  program.stderr?.pipe(process.stderr);
  const address = await addressOf(program);
  return { address, [Symbol.asyncDispose]: () => endProgram(program) };
}

const running = new Set<ChildProcess>();

/** However the bench ends, its servers end with it. */
function endWithThisProcess(program: ChildProcess): void {
  if (running.size === 0) {
    process.once('exit', killAll);
    process.once('SIGINT', endOnSignal);
    process.once('SIGTERM', endOnSignal);
  }
  running.add(program);
  program.once('close', () => {
    running.delete(program);
    if (running.size > 0) return;
    process.off('exit', killAll);
    process.off('SIGINT', endOnSignal);
    process.off('SIGTERM', endOnSignal);
  });
}

function killAll(): void {
  for (const program of running) program.kill('SIGKILL');
}

function endOnSignal(): void {
  process.exit(1);
}
