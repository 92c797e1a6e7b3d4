import { describe, expect, it } from 'vitest';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { reportFigure } from '#tests/support/long-run.ts';
import { backupFile } from '#tests/support/server/backup-file.ts';
import { programDatabases } from '#tests/support/server/databases.ts';
import { signUpAt } from '#tests/support/server/load.ts';
import { tableFile } from '#tests/support/server/table-file.ts';
import { startWatched, type Watched } from '#tests/support/server/watched-load.ts';

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

/** Does work while others ask, too; returns the body of its response. */
async function bodyOf(
  { waitsDuring }: Watched,
  work: () => Promise<Response>,
  slowestMs = SLOWEST_OF_IMPORT_MS,
) {
  let body = '';
  const waits = await waitsDuring(async () => {
    body = await (await work()).text();
  });
  expect(Math.max(...waits)).toBeLessThan(slowestMs);
  return JSON.parse(body);
}

// HRS-10
it(
  'an import holds others up for a second at most, and a backup for no longer than a read',
  manner,
  async () => {
    const watched = await startWatched();
    const jiro = await signUpAt(watched.address, 'jiro');
    const download = () => watched.call('GET', workTimePaths.backup);
    const added = { added: { entries: ENTRIES } };
    const file = tableFile(ENTRIES);
    expect(await bodyOf(watched, () => watched.importFile(file))).toMatchObject(added);
    const backup = await bodyOf(watched, download, SLOWEST_MS);
    expect(backup.entries).toHaveLength(ENTRIES);
    const again = JSON.stringify(backup);
    expect(await bodyOf(watched, () => watched.importFile(again, '', jiro))).toMatchObject(added);
    await watched.end();
  },
);

// LIM-11: each such row takes the parser 0.06 ms.
it('a table whose rows fit no column leaves room for others', manner, async () => {
  const watched = await startWatched();
  const file = tableFile(WRONG_ROWS).replaceAll('"ending_time"', '"end"');
  const { wrong } = await bodyOf(watched, () => watched.importFile(file, 'dry_run=true'));
  expect(wrong.count).toBe(WRONG_ROWS);
  expect(watched.mostMemoryMib()).toBeLessThan(MOST_MEMORY_MIB);
  await watched.end();
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
      const watched = await startWatched({
        ...(await database.settings()),
        NODE_OPTIONS: '--max-old-space-size=512',
      });
      const file = backupFile(QUOTA, shape);
      const imported = await bodyOf(watched, () => watched.importFile(file));
      expect(imported).toMatchObject({ imported: true, added: { entries: QUOTA } });
      const download = await watched.call('GET', workTimePaths.backup);
      expect((await download.text()) === file).toBe(true);
      reportFigure(`${what} on ${database.name}, MB`, Buffer.byteLength(file) / 1e6);
      reportFigure('most memory in MiB', Math.round(watched.mostMemoryMib()));
      expect(watched.mostMemoryMib()).toBeLessThan(mostMib);
      await watched.end();
    },
  );
});
