/** Presses from the page's own queue to a server that is killed while they come. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axios, { AxiosError } from 'axios';
import Sqlite from 'better-sqlite3';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { http } from '#lib/http/http.ts';
import { serverClock } from '#lib/time/server-clock.ts';
import { type ListCommand, listKinds } from '#own-lists/list-kinds.ts';
import { openSession } from '#session/open-session.ts';
import { sessionStore } from '#session/session-store.ts';
import { createQueue } from '#sync/create-queue.ts';
import { createQueueDatabase } from '#sync/queue-database.ts';
import { createSend } from '#sync/send.ts';
import { reportFigure, rounds } from '#tests/support/long-run.ts';
import { loneQueue } from '#tests/support/page/lone-queue.ts';
import { settle } from '#tests/support/page/network.ts';
import { signUpAt, startForLoad } from '#tests/support/server/load.ts';
import { addressOf } from '#tests/support/server/program.ts';
import { type Command, trackerKinds } from '#work-time/commands/kinds.ts';

/** In one life of the server; some of them wait for the next one. */
const PRESSES = 6;
/** A kill at each press, in turn during it and after it; the presses that follow are repetitions. */
const KILLS = rounds({ few: PRESSES, all: 100 });

const kinds = { ...trackerKinds, ...listKinds };

interface Line {
  address: string;
  /** So many calls until the server is killed. */
  callsLeft: number;
  /** Kills it when it has carried out a request, or during one. */
  isDone: boolean;
  kill: () => void;
}

/** Lets the page call the server over the network of this machine. */
function connect(line: Line): void {
  http.defaults.adapter = async (config) => {
    const { pathname, search } = new URL(axios.getUri(config), 'http://page');
    const { data: body = null, method = 'get' } = config;
    if (body === null) config.headers.setContentType(null);
    const headers = config.headers.toJSON() as Record<string, string>;
    const noResponse = () => {
      throw new AxiosError('no response', AxiosError.ERR_NETWORK, config, {});
    };
    const sent = fetch(line.address + pathname + search, {
      method: method.toUpperCase(),
      headers,
      body,
    });
    line.callsLeft -= 1;
    const isLast = line.callsLeft === 0;
    if (isLast && !line.isDone) setTimeout(line.kill, 2);
    const response = await sent.catch(noResponse);
    const text = await response.text().catch(noResponse);
    if (isLast && line.isDone) {
      line.kill();
      return noResponse();
    }
    const named = Object.fromEntries(response.headers);
    return settle(config, { status: response.status, body: text, headers: named });
  };
}

/** A queue as the page of a device has it, for the signed-in user. */
function openQueue(device: string) {
  const user = sessionStore.get()?.accessPayload.uuid ?? '';
  const queue = createQueue<Command | ListCommand>({
    database: createQueueDatabase(user, kinds, device),
    kinds,
    send: createSend(kinds),
    clock: serverClock,
    ...loneQueue,
    onDelayed: () => void setTimeout(queue.wake, 20),
  });
  return queue;
}

afterEach(() => {
  http.defaults.adapter = 'xhr';
  sessionStore.clear();
});

// OUT-1
it('OUT-1 loses and doubles no press when the server is killed', {
  timeout: 1_800_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kills-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  let server = startForLoad({ DATA_DIR: folder });
  const line: Line = {
    address: await addressOf(server),
    callsLeft: Number.POSITIVE_INFINITY,
    isDone: false,
    kill: () => server.kill('SIGKILL'),
  };
  connect(line);
  const { authorization = '' } = await signUpAt(line.address, 'taro');
  const access = authorization.slice('Bearer '.length);
  sessionStore.save(openSession({ access, refresh: access }));
  const queue = openQueue('phone');
  const lists = openQueue('pc');

  const pressed: string[] = [];
  const press = async () => {
    const name = `作業${pressed.length}`;
    pressed.push(name);
    await queue.press([{ kind: 'switch', target: { name } }], serverClock.now());
  };

  let base = '0';
  const save = async (title: string) => {
    const list = { slot: 'A', base, title, text: '佐藤', drawn: [] } as const;
    const outcome = await lists.press([{ kind: 'save-list', ...list }], serverClock.now());
    const end = outcome.kind === 'waiting' ? await outcome.later : outcome;
    base = end.settled[0]?.serverIds?.version ?? base;
  };

  /** One after the other: the next one would replace one that waits. */
  let saving = Promise.resolve();
  for (let kill = 0; kill < KILLS; kill += 1) {
    line.isDone = kill % 2 === 0;
    line.callsLeft = 1 + (kill % PRESSES);
    const closed = once(server, 'close');
    saving = saving.then(() => save(`当番${kill}`));
    const presses = Array.from({ length: PRESSES }, press);
    await closed;
    await Promise.all(presses);
    server = startForLoad({ DATA_DIR: folder });
    line.address = await addressOf(server);
  }
  line.callsLeft = Number.POSITIVE_INFINITY;
  await saving;
  await expect.poll(() => queue.state.get().rows.length, { timeout: 60_000 }).toBe(0);
  queue.stop();
  lists.stop();
  server.kill('SIGTERM');
  await once(server, 'close');

  const database = new Sqlite(join(folder, 'app.db'));
  expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
  const stored = database
    .prepare(
      'select name from time_entries join work_records on work_records.id = record_id order by time_entries.id',
    )
    .pluck()
    .all();
  const titles = database.prepare('select title from own_lists').pluck().all();
  const revision = database.prepare('select revision from users').pluck().get();
  database.close();
  expect(stored).toEqual(pressed);
  expect(titles).toEqual([`当番${KILLS - 1}`]);
  expect(revision).toBe(pressed.length + KILLS);
  reportFigure('outbox: saved lists, each counted once', KILLS);
  reportFigure('outbox: kills of the server under presses', KILLS);
  reportFigure('outbox: presses, each counted once', pressed.length);
});
