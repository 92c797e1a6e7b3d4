/** What many ask for at once, or one user again and again, holds nobody else up. It needs the machine for itself. */
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { createConnection } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { DAY_MS } from '#domain/time-units.ts';
import { reportFigure } from '#tests/support/long-run.ts';
import { backupFile } from '#tests/support/server/backup-file.ts';
import { programDatabases } from '#tests/support/server/databases.ts';
import { percentile } from '#tests/support/server/percentile.ts';
import { startWatched, type Watched } from '#tests/support/server/watched-load.ts';

/** All that the quota allows. */
const ENTRIES = 50_000;
const YEARS_MS = 10 * 365 * DAY_MS;
const AT_ONCE = 20;
const SLOWEST_MS = 150;
const MOST_MEMORY_MIB = 512;
const longNote = 'ﾚﾋﾞｭｰの準備とﾃﾞｻﾞｲﾝ'.repeat(14).slice(0, 200);

const many = <Made>(count: number, make: (number: number) => Made) =>
  Array.from({ length: count }, (_, number) => make(number));
const searchOf = (word: string) =>
  `${workTimePaths.entries}?${new URLSearchParams({ q: `デザイン ${word}` })}`;
/** Entries one after another, in all of a span that ends now. */
const spread = (spanMs: number) => ({
  firstMs: Date.now() - spanMs,
  everyMs: Math.floor(spanMs / ENTRIES),
});

interface Crowd {
  what: string;
  environment?: Record<string, string>;
  file: () => string;
  work: (watched: Watched) => Promise<void>;
  /** Asked for by another user meanwhile. */
  reads?: readonly string[];
}

const crowds: readonly Crowd[] = [
  // ACC-11: each of these requests once took all of the process for seconds, and its memory.
  {
    what: 'the largest calendar, asked for by many who hang up',
    file: () => backupFile(ENTRIES, spread(85 * DAY_MS)),
    async work({ address, call }) {
      const { token } = await (await call('POST', workTimePaths.feed)).json();
      const path = workTimePaths.feedFile(`${token}.ics`);
      const url = `${address}/api/${path}`;
      const statuses = async (headers = {}) => {
        const responses = await Promise.all(many(AT_ONCE, () => fetch(url, { headers })));
        const texts = await Promise.all(responses.map((response) => response.text()));
        const tag = responses[0]?.headers.get('etag') ?? '';
        return { tag, texts, all: new Set(responses.map(({ status }) => status)) };
      };
      const first = await statuses();
      expect(first.all).toEqual(new Set([200]));
      expect((await statuses({ 'if-none-match': first.tag })).all).toEqual(new Set([304]));
      // Makes another text of the calendar.
      const change = () => call('POST', paths.workRecords, '{"name":"another"}');
      for (let asked = 1; asked < AT_ONCE; asked += 1) {
        await change();
        const request = get(url).on('error', () => undefined);
        await once(request, 'socket');
        await delay(20);
        request.destroy();
      }
      await change();
      const text = await (await fetch(url)).text();
      expect(text.split('BEGIN:VEVENT')).toHaveLength(5001);
    },
  },
  // TRK-60
  {
    what: 'a search among the longest notes',
    file: () => backupFile(ENTRIES, { note: longNote }),
    async work({ call }) {
      const find = async (word: string) => {
        const response = await call('GET', searchOf(word));
        const { count } = await response.json();
        // Who asks for so much at once waits too long for the last of it.
        if (response.status !== 503) expect(count).toBe(word === '案件' ? ENTRIES : 0);
      };
      for (const word of ['案件', 'ない']) await find(word);
      await Promise.all(many(AT_ONCE, (number) => find(`語${number}`)));
    },
    reads: [searchOf('案件')],
  },
  // HRS-33: without a pause that would end a shift.
  {
    what: 'the work of ten years',
    file: () => backupFile(ENTRIES, spread(YEARS_MS)),
    async work({ call }) {
      const query = 'from=2000-01-01&to=2099-12-31&zone=Asia/Tokyo';
      const read = async () => {
        const { results } = await (await call('GET', `${workTimePaths.daySums}?${query}`)).json();
        expect(results.length).toBeGreaterThan(3500);
      };
      for (let round = 0; round < 3; round += 1) await read();
      await Promise.all(many(AT_ONCE, read));
    },
  },
  // As many as one user may ask for at once, and far more: user-limit.test.ts checks who is refused.
  ...[20, 280].map((lists) => ({
    what: `${lists} lists of 1,000 records`,
    environment: { RATE_LIMITS: 'on' },
    file: () => backupFile(1, { name: '勤'.repeat(96) }),
    async work({ address, headers }: Watched) {
      const agent = new Agent({ maxSockets: lists });
      const list = async () => {
        const request = get(`${address}/api/${paths.workRecords}`, { agent, headers });
        const [response] = await once(request, 'response');
        await once(response.resume(), 'end');
        return [response.statusCode, response.headers['retry-after']];
      };
      const answers = await Promise.all(many(lists, list));
      const served = answers.filter(([status]) => status === 200);
      expect(served.length).toBeGreaterThanOrEqual(AT_ONCE);
      for (const answer of answers) {
        expect(answer).toEqual(answer[0] === 200 ? [200, undefined] : [429, '1']);
      }
    },
  })),
];

// Again where the host took the processor away meanwhile.
const manner = { timeout: 600_000, retry: 2 };

// LIM-12
describe.each(programDatabases)('nobody is held up on $name', manner, ({ name, settings }) => {
  it.each(crowds)('by $what', async ({ what, environment, file, work, reads = [] }) => {
    const watched = await startWatched({
      ...(await settings()),
      ...environment,
      NODE_OPTIONS: `--max-old-space-size=${MOST_MEMORY_MIB}`,
    });
    expect((await watched.importFile(file())).status).toBe(200);
    const waits = await watched.waitsDuring(() => work(watched), reads);
    reportFigure(`${what} on ${name}: others' slowest read in ms`, Math.max(...waits));
    reportFigure('memory in MiB', watched.mostMemoryMib());
    expect(Math.max(...waits)).toBeLessThan(SLOWEST_MS);
    expect(watched.mostMemoryMib()).toBeLessThan(MOST_MEMORY_MIB);
    await watched.end();
  });
});

// LIM-6
it('200 simultaneous sign-ins do not delay other requests', manner, async () => {
  const { call, waitsDuring, mostMemoryMib, end } = await startWatched();
  const signIn = async (username: string) => {
    const response = await call('POST', paths.token, JSON.stringify({ username, password: 'x' }));
    expect([401, 503]).toContain(response.status);
    if (response.status === 503) expect(response.headers.get('retry-after')).toBe('5');
    await response.text();
  };
  const waits = await waitsDuring(async () => {
    for (let round = 0; round < 5; round += 1)
      await Promise.all(many(200, (user) => signIn(`user ${round} ${user}`)));
  });
  expect(percentile(waits, 0.99)).toBeLessThan(100);
  expect(mostMemoryMib()).toBeLessThan(MOST_MEMORY_MIB);
  await end();
});

// OPS-5
it('a server whose responses nobody reads ends with 0 all the same', manner, async () => {
  const { address, headers, importFile, end } = await startWatched();
  await importFile(backupFile(1, { name: '勤'.repeat(96) }));
  const { hostname, port } = new URL(address);
  const request = `GET /api/${paths.workRecords} HTTP/1.1\r\nHost: a\r\nAuthorization: ${headers.authorization}\r\n\r\n`;
  const socket = createConnection(Number(port), hostname).on('error', () => undefined);
  // So many that neither side's system keeps them all.
  socket.write(request.repeat(60));
  await once(socket, 'readable');
  await end();
  socket.destroy();
});
