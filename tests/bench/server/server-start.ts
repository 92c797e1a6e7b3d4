/** Time to the first response of a server, compared with bare Fastify. */
import { cpSync } from 'node:fs';
import { mkdtempDisposable, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '#contract/paths.ts';
import { COMPILE_CACHE } from '#server/runtime/compile-cache.ts';
import type { Bench } from '../row.ts';
import { alternate } from './rounds.ts';
import { seedFolder } from './seed.ts';
import { FLOOR, PRODUCT, startServer } from './servers.ts';

const STARTS = 5;

/** Without the cache that tests share: the product has its own, and bare Fastify has none. */
const ownCache = { NODE_COMPILE_CACHE: '' };

export const serverStart: Bench = {
  name: 'server-start',
  async run() {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-start-'));
    const data = {
      product: join(folder.path, 'product'),
      first: join(folder.path, 'first'),
      floor: join(folder.path, 'floor'),
    };
    await seedFolder(data.product, 10);
    cpSync(data.product, data.first, { recursive: true });
    cpSync(data.product, data.floor, { recursive: true });

    const start = await alternate(STARTS, {
      // The round before the first leaves the compiled code in the folder.
      product: () => millisecondsToAnswer(PRODUCT, data.product),
      async first() {
        await rm(join(data.first, COMPILE_CACHE), { recursive: true, force: true });
        return millisecondsToAnswer(PRODUCT, data.first);
      },
      floor: () => millisecondsToAnswer(FLOOR, data.floor),
    });
    return [
      {
        figure: 'server start to the first answer',
        measured: `${Math.round(start.product)} ms; ${Math.round(start.first)} ms the first time on a folder`,
        against: `${Math.round(start.floor)} ms, bare Fastify and better-sqlite3`,
        value: start.product / start.floor,
        unit: '×',
        limit: { atMost: 2 },
      },
    ];
  },
};

async function millisecondsToAnswer(file: string, dataDir: string): Promise<number> {
  const from = performance.now();
  await using server = await startServer(file, { DATA_DIR: dataDir, ...ownCache });
  const response = await fetch(`${server.address}/api/${paths.raffles}`);
  await response.arrayBuffer();
  return performance.now() - from;
}
