/** A node of a Citus cluster that runs on this machine, to be killed and started again. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readlinkSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { run } from '#tests/support/server/citus.ts';

export interface CitusNode {
  /** Ends it at once, as a crash does. */
  kill(): void;
  start(): Promise<void>;
}

/** @param url of any database on the node */
export async function nodeAt(url: string): Promise<CitusNode> {
  const [row] = await run<{ data_directory: string }>(url, 'show data_directory');
  const folder = row?.data_directory ?? '';
  const { uid, gid } = statSync(folder);
  const processId = () =>
    Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const programs = dirname(readlinkSync(`/proc/${processId()}/exe`));
  const words = ['-D', folder, '-l', join(folder, 'log'), '-w', 'start'];
  return {
    kill() {
      const main = processId();
      // Left alone, they would go on for a moment.
      const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').match(/\d+/g);
      process.kill(main, 'SIGKILL');
      for (const child of children ?? []) killIfThere(Number(child));
    },
    async start() {
      // The processes of the one that was killed end a little later, and keep its memory until then.
      for (let tries = 0; ; tries += 1) {
        const child = spawn(join(programs, 'pg_ctl'), words, {
          uid,
          gid,
          cwd: '/',
          // Its connections to other nodes would look for certificates in our home.
          env: { PATH: process.env.PATH },
          stdio: 'ignore',
        });
        const [code] = await once(child, 'exit');
        if (code === 0) return;
        if (tries === 50) throw new Error(`The node of ${folder} does not start`);
        await delay(200);
      }
    },
  };
}

function killIfThere(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** Whether the cluster at this address runs here, and this process may end its nodes. */
export function isOnThisMachine(url: string): boolean {
  return process.getuid?.() === 0 && ['127.0.0.1', 'localhost'].includes(new URL(url).hostname);
}
