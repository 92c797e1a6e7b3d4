/** Requests per second of one process on SQLite, compared with bare Fastify on the same rows. */
import { cpSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '#contract/paths.ts';
import type { Bench, Row } from '../row.ts';
import { fire } from './load.ts';
import { alternate } from './rounds.ts';
import { seedFolder } from './seed.ts';
import { FLOOR, PRODUCT, type Server, startServer } from './servers.ts';

const CONNECTIONS = 16;
const ROUNDS = 5;
const SECONDS = 1.2;

interface Call {
  readonly figure: string;
  readonly path: string;
  readonly isSignedIn: boolean;
  readonly atLeast: number;
}

const calls: readonly Call[] = [
  { figure: 'raffles', path: paths.raffles, isSignedIn: false, atLeast: 0.4 },
  { figure: 'list of 100 records', path: paths.workRecords, isSignedIn: true, atLeast: 0.6 },
];

export const requests: Bench = {
  name: 'requests',
  async run() {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-requests-'));
    const data = { product: join(folder.path, 'product'), floor: join(folder.path, 'floor') };
    const { headers } = await seedFolder(data.product, 10);
    cpSync(data.product, data.floor, { recursive: true });
    await using product = await startServer(PRODUCT, { DATA_DIR: data.product });
    await using floor = await startServer(FLOOR, { DATA_DIR: data.floor });

    const rows: Row[] = [];
    for (const call of calls) rows.push(await measure(call, product, floor, headers));
    return rows;
  },
};

async function measure(
  { figure, path, isSignedIn, atLeast }: Call,
  product: Server,
  floor: Server,
  token: { authorization: string },
): Promise<Row> {
  const headers = isSignedIn ? token : {};
  const urls = { product: `${product.address}/api/${path}`, floor: `${floor.address}/api/${path}` };
  await assertSameBytes(urls.product, urls.floor, headers);

  let loadShare = 0;
  const perSecond = await alternate(ROUNDS, {
    async product() {
      const load = { url: urls.product, headers, connections: CONNECTIONS, seconds: SECONDS };
      const answered = await fire(load);
      loadShare = answered.loadShare;
      return answered.perSecond;
    },
    async floor() {
      const load = { url: urls.floor, connections: CONNECTIONS, seconds: SECONDS };
      return (await fire(load)).perSecond;
    },
  });
  return {
    figure: `${figure}: one process, ${CONNECTIONS} connections`,
    measured: `${aSecond(perSecond.product)} (asking took ${Math.round(loadShare * 100)} % of a core)`,
    against: `${aSecond(perSecond.floor)}, bare Fastify and better-sqlite3, the same log`,
    value: perSecond.product / perSecond.floor,
    unit: '×',
    limit: { atLeast },
  };
}

const aSecond = (value: number) => `${Math.round(value).toLocaleString('en')} a second`;

/** Checks that floor and product return the same. */
async function assertSameBytes(
  product: string,
  floor: string,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const answers = await Promise.all([fetch(product, { headers }), fetch(floor)]);
  const [ours = '', theirs = ''] = await Promise.all(answers.map((answer) => answer.text()));
  if (ours !== theirs)
    throw new Error(`The floor answers ${theirs.slice(0, 500)} instead of ${ours.slice(0, 500)}`);
}
