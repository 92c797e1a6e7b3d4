/** How soon a server answers, and how much memory it takes, beside bare Fastify. */
import { cpSync, readFileSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '#contract/paths.ts';
import type { Bench } from '../row.ts';
import { fire } from './load.ts';
import { alternate } from './rounds.ts';
import { seedFolder } from './seed.ts';
import { FLOOR, PRODUCT, startServer } from './servers.ts';

const STARTS = 5;
const REQUESTS = 10_000;

/** As `npm start` does it: nothing of an earlier start is kept. */
const noCache = { NODE_DISABLE_COMPILE_CACHE: '1' };

export const serverStart: Bench = {
  name: 'server-start',
  async run() {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-start-'));
    const data = { product: join(folder.path, 'product'), floor: join(folder.path, 'floor') };
    const { headers } = await seedFolder(data.product, 10);
    cpSync(data.product, data.floor, { recursive: true });

    const start = await alternate(STARTS, {
      product: () => millisecondsToAnswer(PRODUCT, data.product),
      floor: () => millisecondsToAnswer(FLOOR, data.floor),
    });
    const memory = {
      product: await megabytesAfterRequests(PRODUCT, data.product, headers),
      floor: await megabytesAfterRequests(FLOOR, data.floor, {}),
    };
    return [
      {
        figure: 'server start to the first answer',
        measured: `${Math.round(start.product)} ms`,
        against: `${Math.round(start.floor)} ms, bare Fastify and better-sqlite3`,
        value: start.product / start.floor,
        unit: '×',
        limit: { atMost: 2 },
      },
      {
        figure: `memory of the server after ${REQUESTS.toLocaleString('en')} requests`,
        measured: `${Math.round(memory.product)} MB`,
        against: `${Math.round(memory.floor)} MB, bare Fastify and better-sqlite3`,
        value: memory.product / memory.floor,
        unit: '×',
        limit: { atMost: 2 },
      },
    ];
  },
};

async function millisecondsToAnswer(file: string, dataDir: string): Promise<number> {
  const from = performance.now();
  await using server = await startServer(file, { DATA_DIR: dataDir, ...noCache });
  const response = await fetch(`${server.address}/api/${paths.raffles}`);
  await response.arrayBuffer();
  return performance.now() - from;
}

async function megabytesAfterRequests(
  file: string,
  dataDir: string,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  await using server = await startServer(file, { DATA_DIR: dataDir });
  const urls = [`${server.address}/api/${paths.workRecords}`];
  await fire({ urls, headers, connections: 16, until: { requests: REQUESTS } });
  return residentMegabytes(server.pid);
}

/** The memory that the process has now; only Linux tells. */
function residentMegabytes(pid: number): number {
  const kibibytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return (Number(kibibytes) * 1024) / 1e6;
}
