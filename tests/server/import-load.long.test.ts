import { describe, expect, it, onTestFinished } from 'vitest';
import { paths } from '#contract/paths.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { reportFigure } from '#tests/support/long-run.ts';
import { backupFile } from '#tests/support/server/backup-file.ts';
import { programDatabases } from '#tests/support/server/databases.ts';
import { signUpAt, startForLoad } from '#tests/support/server/load.ts';
import { mostMemoryMib } from '#tests/support/server/most-memory.ts';
import { addressOf, endProgram, temporaryFolder } from '#tests/support/server/process.ts';
import { tableFile } from '#tests/support/server/table-file.ts';
import { timeRequests } from '#tests/support/server/time-requests.ts';

const SLOWEST_MS = 100;
/** While the rows of a file are stored. */
const SLOWEST_OF_IMPORT_MS = 1000;
const MOST_MEMORY_MIB = 512;
/** For bounds of time: where the host took the processor away meanwhile, the next try is within them. */
const manner = { timeout: 600_000, retry: 2 };
const ENTRIES = 20_000;
const WRONG_ROWS = 49_000;
/** The default of `ENTRIES_PER_USER`. */
const QUOTA = 50_000;

type Headers = Record<string, string>;

async function startServer(environment: Readonly<Record<string, string>> = {}) {
  const server = startForLoad({ DATA_DIR: temporaryFolder(), ...environment });
  onTestFinished(() => endProgram(server, 'SIGKILL'));
  const address = await addressOf(server);
  const watcher = await signUpAt(address, 'watcher');

  return {
    address,
    post: (query: string, body: string, headers: Headers) =>
      fetch(`${address}/api/${workTimePaths.import}?${query}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      }),
    download: (headers: Headers) => fetch(`${address}/api/${workTimePaths.backup}`, { headers }),

    /** Does work while others ask, too; returns the body of its response. */
    async during(
      what: string,
      work: () => Promise<Response>,
      slowestMs = SLOWEST_MS,
    ): Promise<string> {
      const stopTiming = await timeRequests([
        { url: `${address}/healthz` },
        { url: `${address}/api/${paths.workRecords}`, headers: watcher },
      ]);
      const body = await (await work()).text();
      const [health = [], read = []] = await stopTiming();
      expect(Math.max(...health), `${what}: health`).toBeLessThan(slowestMs);
      expect(Math.max(...read), `${what}: read`).toBeLessThan(slowestMs);
      return body;
    },

    mostMemoryMib: () => mostMemoryMib(server.pid),

    async end(): Promise<void> {
      await endProgram(server);
      expect(server.exitCode).toBe(0);
    },
  };
}

// HRS-10
it(
  'an import holds others up for a second at most, and a backup for no longer than a read',
  manner,
  async () => {
    const { address, post, download, during, end } = await startServer();
    const [taro, jiro] = [await signUpAt(address, 'taro'), await signUpAt(address, 'jiro')];
    const file = tableFile(ENTRIES);
    const imported = await during('import', () => post('', file, taro), SLOWEST_OF_IMPORT_MS);
    expect(JSON.parse(imported).added.entries).toBe(ENTRIES);
    const backup = await during('backup', () => download(taro));
    expect(JSON.parse(backup).entries).toHaveLength(ENTRIES);
    const restored = await during(
      'import of a backup',
      () => post('', backup, jiro),
      SLOWEST_OF_IMPORT_MS,
    );
    expect(JSON.parse(restored).added.entries).toBe(ENTRIES);
    await end();
  },
);

// LIM-11: each such row takes the parser 0.06 ms.
it('a table whose rows fit no column leaves room for others', manner, async () => {
  const { address, post, during, mostMemoryMib, end } = await startServer();
  const taro = await signUpAt(address, 'taro');
  const file = tableFile(WRONG_ROWS).replaceAll('"ending_time"', '"end"');
  const what = `${WRONG_ROWS} wrong rows`;
  const answer = await during(what, () => post('dry_run=true', file, taro), SLOWEST_OF_IMPORT_MS);
  expect(JSON.parse(answer).wrong.count).toBe(WRONG_ROWS);
  expect(mostMemoryMib()).toBeLessThan(MOST_MEMORY_MIB);
  await end();
});

/** As much as all lists may have together: each quotation mark takes two bytes in a file. */
const lists = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => ({
  letter,
  title: letter,
  items: Array.from({ length: 1580 }, () => '"'.repeat(100)),
  drawn: [1],
}));

const largest = [
  { what: 'notes of 17 letters', note: '設計の打ち合わせと資料作成のつづき', mostMib: 512 },
  { what: 'notes of 200 emoji, and lists of 4 MB', note: '😀'.repeat(200), lists, mostMib: 768 },
  { what: 'notes of 200 commas', note: ','.repeat(200), mostMib: 512 },
];

// HRS-9, LIM-16
describe.each(programDatabases)('a backup of all that the quota allows on $name', (database) => {
  it.each(largest)(
    'is the same again after an import, with $what',
    manner,
    async ({ what, mostMib, ...shape }) => {
      const { address, post, download, during, mostMemoryMib, end } = await startServer({
        ...(await database.settings()),
        NODE_OPTIONS: '--max-old-space-size=512',
      });
      const taro = await signUpAt(address, 'taro');
      const file = backupFile(QUOTA, shape);
      const imported = await during(what, () => post('', file, taro), SLOWEST_OF_IMPORT_MS);
      expect(JSON.parse(imported)).toMatchObject({ imported: true, added: { entries: QUOTA } });
      expect((await (await download(taro)).text()) === file).toBe(true);
      reportFigure(`${what} on ${database.name}, MB`, Buffer.byteLength(file) / 1e6);
      reportFigure('most memory in MiB', Math.round(mostMemoryMib()));
      expect(mostMemoryMib()).toBeLessThan(mostMib);
      await end();
    },
  );
});
