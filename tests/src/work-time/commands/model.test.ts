/**
 * Two devices with two tabs each, a network that loses, delays, doubles and reorders, with foreign
 * responses; devices that sleep and whose clocks are set, tabs that crash: every press counts exactly
 * once, at the time it was made, and all end in the same state.
 */

import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts';
import { standardSettings } from '#domain/work-time/sheet-settings.ts';
import { canSplit, middleOf } from '#domain/work-time/split.ts';
import { http } from '#lib/http/http.ts';
import { createServerClock } from '#lib/time/server-clock.ts';
import { fetchAccountLists } from '#own-lists/account-lists.ts';
import { accountLists, type ListCommand, listKinds } from '#own-lists/list-kinds.ts';
import type { KeptLists } from '#own-lists/own-list.ts';
import { sessionStore } from '#session/session-store.ts';
import type { AnyCommand } from '#sync/command.ts';
import { createQueue } from '#sync/create-queue.ts';
import { createQueueDatabase } from '#sync/queue-database.ts';
import type { QueueMessage } from '#sync/queue-message.ts';
import type { Row } from '#sync/queue-state.ts';
import { dependentsOf, isRefused } from '#sync/queued-command.ts';
import { createSend } from '#sync/send.ts';
import { reportFigure, rounds } from '#tests/support/long-run.ts';
import { loneQueue } from '#tests/support/page/lone-queue.ts';
import { type Answer, ask, settle } from '#tests/support/page/network.ts';
import { createPageWorld, type PageWorld } from '#tests/support/page/page-world.ts';
import { signIn } from '#tests/support/page/sign-in.ts';
import { type Command, trackerKinds } from '#work-time/commands/kinds.ts';
import { shownEntries, shownRecords } from '#work-time/commands/shown.ts';
import { fetchTimeline } from '#work-time/data/entry-calls.ts';
import { fetchRecords } from '#work-time/data/record-calls.ts';
import { fetchDays, fetchSettings, type KnownSettings } from '#work-time/sheets/sheet-calls.ts';
import { type SheetCommand, sheetKinds } from '#work-time/sheets/sheet-kinds.ts';
import { shownDays, shownSettings } from '#work-time/sheets/shown-sheet.ts';

const NOTHING = { rows: [], leftOut: 0, revision: 0 };
const kinds = { ...trackerKinds, ...sheetKinds, ...listKinds };

type AnyOf = Command | SheetCommand | ListCommand;
const DAY = '2026-11-20';

const STEP_MS = 20_000;
const LATE_MS = 3000;

const CLOCK_SET_MS = DAY_MS;
const NAP_MS = 30_000;

const FAULTS = [
  'lost',
  'response-lost',
  'twice',
  'late',
  'unavailable',
  'portal',
  'empty',
] as const;
type Fault = (typeof FAULTS)[number];

/** Responses of something between the page and the server. */
const foreign: Partial<Record<Fault, Answer>> = {
  unavailable: { status: 503, body: '{}', headers: {} },
  portal: { status: 200, body: '<!doctype html>', headers: { 'content-type': 'text/html' } },
  empty: { status: 200, body: '{}', headers: { 'content-type': 'application/json' } },
};

interface Step {
  tab: number;
  action: (typeof ACTIONS)[number];
  pick: number;
  faults: (Fault | null)[];
}

const ACTIONS = [
  ...(['split', 'split', 'undo-split'] as const),
  ...(['add', 'start', 'stop', 'switch', 'rename', 'start', 'stop'] as const),
  ...(['mark-day', 'save-settings', 'save-list', 'save-list', 'drop-list'] as const),
  ...(['wake', 'crash', 'read', 'sleep', 'set forward', 'set back'] as const),
] as const;

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    tab: fc.nat(3),
    action: fc.constantFrom(...ACTIONS),
    pick: fc.nat(1000),
    faults: fc.array(fc.option(fc.constantFrom<Fault>(...FAULTS), { freq: 3 }), { maxLength: 4 }),
  }),
  { minLength: 1, maxLength: 14 },
);

/** A first save is on its way for long and is repeated; its list is dropped, and then the first one arrives. */
const lateSave = (['save-list', 'wake', 'drop-list', 'read'] as const).map(
  (action): Step => ({
    tab: 0,
    action,
    pick: action === 'read' ? 22 : 11,
    faults: action === 'save-list' ? ['late'] : [],
  }),
);

/** The save of a list was refused, and two tabs take the list out at once, for another device's: one finds it gone. */
const twoDrops = (
  [
    [2, 'save-list'],
    [0, 'save-list'],
    [0, 'drop-list'],
    [1, 'drop-list'],
    [0, 'add'],
  ] as const
).map(([tab, action]): Step => ({ tab, action, pick: 0, faults: [] }));

/** The network of one run: each request takes the next fault. */
function createNetwork({ app, clock }: PageWorld) {
  /** The keys of the documents that the server has taken. */
  const taken = new Set<unknown>();
  /** The beginnings of the second parts of entries that were split, by the names that the page chose. */
  const parts = new Map<string, number>();
  let faults: (Fault | null)[] = [];
  const late: (() => Promise<unknown>)[] = [];

  let travelling = 0;

  async function deliver(config: InternalAxiosRequestConfig): Promise<Answer> {
    travelling += 1;
    const answer = await ask(app, config).finally(() => {
      travelling -= 1;
    });
    const key = answer.headers['idempotency-key'];
    const isOfDocument = /lists|days|settings|split/.test(config.url ?? '');
    if (isOfDocument && key !== undefined && answer.status < 300) taken.add(key);
    if (answer.status < 300) noteSplit(config);
    return answer;
  }

  function noteSplit({ url = '', data }: InternalAxiosRequestConfig): void {
    if (!/split/.test(url)) return;
    const { uuid, at, second } = JSON.parse(String(data));
    if (second === undefined) parts.set(uuid, Date.parse(at));
    else parts.delete(second.id);
  }

  http.defaults.adapter = async (config) => {
    if (config.data === undefined) config.headers.setContentType(null);
    const lost = () => new AxiosError('lost', AxiosError.ERR_NETWORK, config, {});
    const fault = config.method === 'get' ? null : (faults.shift() ?? null);
    if (fault === 'lost') throw lost();
    if (fault === 'late') {
      late.push(() => deliver(config));
      throw lost();
    }
    const answer = (fault && foreign[fault]) ?? (await deliver(config));
    if (fault === 'response-lost') throw lost();
    if (fault === 'twice') await deliver(config);
    return settle(config, answer);
  };

  return {
    taken,
    parts,
    breakNext: (next: (Fault | null)[]) => {
      faults = [...next];
    },
    /** Until nothing is under way any more. */
    async idle(): Promise<void> {
      do await new Promise(setImmediate);
      while (travelling > 0);
    },
    /** Lets a request arrive that was on its way, after later ones. */
    async arrive(): Promise<void> {
      if (late.length > 0) clock.advance(LATE_MS);
      for (const request of late.splice(0).reverse()) await request();
    },
  };
}

type Listener = (message: QueueMessage) => void;

/**
 * The things that the tabs of one browser share.
 *
 * @param trueMs the true time, which is the server's, in milliseconds since the epoch
 */
function createDevice(name: string, trueMs: () => number) {
  let aheadMs = 0;
  let remembered = 0;
  const tabs = new Set<Listener>();
  let holder: object | null = null;
  const queue: { tab: object; begin: () => void }[] = [];

  function next(): void {
    holder = null;
    const first = queue.shift();
    if (!first) return;
    holder = first.tab;
    first.begin();
  }

  return {
    name,
    /** Sets its clock forward, or back by a negative number. */
    setClock(byMs: number): void {
      aheadMs += byMs;
    },
    /** The clock of a page of this device. */
    clockOfPage() {
      const write = (ms: number) => {
        remembered = ms;
      };
      return createServerClock(() => trueMs() + aheadMs, { read: () => remembered, write });
    },
    post(from: Listener, message: QueueMessage) {
      for (const tab of tabs) if (tab !== from) queueMicrotask(() => tab(structuredClone(message)));
    },
    listen(listener: Listener) {
      tabs.add(listener);
      return () => tabs.delete(listener);
    },
    async runAlone(tab: object, work: () => Promise<void>): Promise<void> {
      await new Promise<void>((begin) => {
        queue.push({ tab, begin });
        if (holder === null) next();
      });
      await work().finally(() => holder === tab && next());
    },
    /** As a browser does when a tab is gone. */
    release(tab: object) {
      const waiting = queue.findIndex((one) => one.tab === tab);
      if (waiting >= 0) queue.splice(waiting, 1);
      if (holder === tab) next();
    },
  };
}

type Device = ReturnType<typeof createDevice>;

function openTab(device: Device, user: string, trueMs: () => number) {
  const self = {};
  const clock = device.clockOfPage();
  let isReachable = false;
  const listeners = new Set<Listener>();
  const hear: Listener = (message) => {
    for (const listener of listeners) listener(message);
  };
  const leave = device.listen(hear);
  const queue = createQueue<AnyOf>({
    database: createQueueDatabase(user, kinds, device.name),
    kinds,
    async send(pressed) {
      try {
        const sent = await createSend(kinds)(pressed);
        clock.sync(trueMs());
        return sent;
      } catch (error) {
        isReachable = false;
        throw error;
      }
    },
    ...loneQueue,
    prepare: async () => isReachable,
    clock,
    runAlone: (work) => device.runAlone(self, work),
    channel: {
      post: (message) => device.post(hear, message),
      listen: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  });
  let records: Awaited<ReturnType<typeof fetchRecords>> = NOTHING;
  let entries: Awaited<ReturnType<typeof fetchTimeline>> = NOTHING;
  let days: Awaited<ReturnType<typeof fetchDays>> = NOTHING;
  let settings: KnownSettings = { version: 0, settings: null, revision: 0 };
  let lists: Omit<KeptLists, 'own'> = { copies: [], revision: 0 };
  return {
    queue,
    now: clock.now,
    /** Another call of the page is answered. */
    wake(): void {
      clock.sync(trueMs());
      isReachable = true;
      queue.wake();
    },
    async read(): Promise<void> {
      const { signal } = new AbortController();
      records = await fetchRecords(signal);
      entries = await fetchTimeline(0, signal);
      days = await fetchDays({ first: DAY, last: DAY }, signal);
      settings = await fetchSettings(signal);
      const read = await fetchAccountLists(signal);
      lists = { copies: read.rows, revision: read.revision };
      clock.sync(trueMs());
    },
    /** The rows that its user sees: perhaps not the newest. */
    view: () => ({
      records: shownRecords(records, queue.state.get()),
      entries: shownEntries(entries, records.rows, queue.state.get()),
      days: shownDays(days, queue.state.get()),
      settings: shownSettings(settings, queue.state.get()),
      lists: accountLists({ own: [], ...lists }, queue.state.get()),
    }),
    crash(): void {
      queue.stop();
      leave();
      device.release(self);
    },
  };
}

type Tab = ReturnType<typeof openTab>;

/** Commands that name a version: one may replace another that waits, and be refused for another device's. */
const isDocument = ({ kind }: AnyCommand) =>
  [
    ...['mark-day', 'save-settings', 'save-list', 'drop-list'],
    ...['split-entry', 'undo-split'],
  ].includes(kind);

/** The command of a user's press; undefined if there is nothing to press it on. */
function commandOf({ action, pick }: Step, tab: Tab, number: number): AnyOf | undefined {
  const { records, entries, days, settings, lists } = tab.view();
  const running = entries.filter(({ endingMs }) => endingMs === null);
  const record = records[pick % Math.max(1, records.length)];
  const entry = running[pick % Math.max(1, running.length)];
  switch (action) {
    case 'add':
      return { kind: 'add' };
    case 'start':
      return record && { kind: 'start', recordId: record.id };
    case 'rename':
      return record && { kind: 'rename', recordId: record.id, name: `名前${number}` };
    case 'stop':
      return entry && { kind: 'stop', recordId: entry.recordId, entryId: entry.id };
    case 'split': {
      const whole = entries[pick % Math.max(1, entries.length)];
      const at =
        whole && middleOf({ beginMs: whole.beginningMs, endMs: whole.endingMs ?? tab.now() });
      const canBe =
        at && canSplit({ beginMs: whole.beginningMs, endMs: whole.endingMs ?? tab.now() });
      if (!canBe) return undefined;
      const { id: entryId, version, recordId } = whole;
      const target = pick % 3 === 0 ? { name: `作業${number % 3}` } : { record: recordId };
      return { kind: 'split-entry', entryId, version, at: new Date(at).toISOString(), ...target };
    }
    case 'undo-split': {
      const second = entries.find(({ beginningMs }) => beginningMs % MINUTE_MS === 0);
      const first = entries.find(({ endingMs }) => endingMs === second?.beginningMs);
      const asSeen = ({ id, version }: { id: string; version: number }) => ({ id, version });
      return (
        first && second && { kind: 'undo-split', first: asSeen(first), second: asSeen(second) }
      );
    }
    case 'mark-day': {
      const note = { mark: null, remark: `備考${number}` };
      return { kind: 'mark-day', day: DAY, note, version: days[0]?.version ?? 0, before: note };
    }
    case 'save-settings': {
      const named = { ...standardSettings, name: `名前${number}` };
      return { kind: 'save-settings', settings: named, version: settings.version };
    }
    case 'save-list': {
      const base = lists[0]?.base ?? '0';
      const contents = { title: `当番${number}`, text: '佐藤', drawn: [] };
      return { kind: 'save-list', slot: 'A', base, ...contents };
    }
    case 'drop-list':
      return lists[0] && { kind: 'drop-list', slot: 'A', base: lists[0].base };
    case 'switch':
      return { kind: 'switch', target: { name: `作業${number % 3}` } };
    default:
      return undefined;
  }
}

let world: PageWorld;
let user: string;

beforeEach(async () => {
  world = await createPageWorld();
  await signIn(world);
  user = sessionStore.get()?.accessPayload.uuid ?? '';
});
afterEach(() => {
  http.defaults.adapter = 'xhr';
});

let runs = 0;

async function run(script: Step[]): Promise<void> {
  runs += 1;
  const { db, clock } = world;
  // Devices sleep for longer than a token lasts, in all histories together.
  if (runs % 20 === 0) await signIn(world);
  for (const table of ['work_records', 'own_lists', 'day_notes', 'sheet_settings'] as const)
    await db.deleteFrom(table).execute();
  await db.updateTable('users').set({ revision: 0 }).execute();
  const network = createNetwork(world);
  const devices = [
    createDevice(`phone ${runs}`, clock),
    createDevice(`pc ${runs}`, clock),
  ] as const;
  const deviceOf = (index: number) => devices[index < 2 ? 0 : 1];
  const open = (index: number) => openTab(deviceOf(index), user, clock);
  const tabs = [0, 1, 2, 3].map(open);
  for (const tab of tabs) tab.wake();
  const begun: number[] = [];
  const failures: unknown[] = [];
  let presses = 0;
  let splits = 0;

  for (const [number, step] of script.entries()) {
    const tab = tabs[step.tab] as Tab;
    const command = commandOf(step, tab, number);
    if (command && !isDocument(command)) {
      await network.idle();
      await network.arrive();
      clock.advance(STEP_MS);
    }
    network.breakNext(step.faults);
    if (step.action === 'read') {
      await tab.read();
      const { entries } = tab.view();
      expect(entries.length, 'none is shown twice').toBeLessThanOrEqual(begun.length + splits);
    }
    if (step.action === 'wake') tab.wake();
    if (step.action === 'sleep') {
      await network.idle();
      await network.arrive();
      clock.advance(NAP_MS * ((step.pick % 100) + 1));
    }
    if (step.action === 'set forward' || step.action === 'set back') setClock(step);
    if (step.action === 'crash') {
      tab.crash();
      tabs[step.tab] = open(step.tab);
      await tabs[step.tab]?.queue.refresh();
      // It may be opened without a network.
      if (step.pick % 3 > 0) tabs[step.tab]?.wake();
    }
    if (command) {
      if (command.kind === 'split-entry') splits += 1;
      if (command.kind === 'start' || command.kind === 'switch') begun.push(clock());
      // The crash of a tab may leave it without an answer.
      const pressing = tab.queue[isDocument(command) ? 'keep' : 'press']([command], tab.now());
      pressing.catch((error) => failures.push(error));
      if (isDocument(command)) await pressing;
      else {
        presses += 1;
        await untilKept(deviceOf(step.tab), presses);
      }
    }
    // A crash may come at any of these moments.
    for (let turn = 0; turn < step.pick % 12; turn += 1) await new Promise(setImmediate);
    if (step.pick % 2 === 0) {
      await network.idle();
      await network.arrive();
    }
  }

  network.breakNext([]);
  for (let turn = 0; ; turn += 1) {
    for (const tab of tabs) tab.wake();
    await new Promise(setImmediate);
    await Promise.all(tabs.map((tab) => tab.queue.refresh()));
    // Another device was faster: the user decides, also about the presses that depend on this one.
    const isLeft = (rows: readonly Row[]) => {
      const refused = rows.filter((row) => isRefused(row) && isDocument(row.command));
      return rows.length === refused.length + dependentsOf(rows, refused).length;
    };
    if (tabs.every((tab) => isLeft(tab.queue.state.get().rows))) break;
    expect(turn, JSON.stringify(tabs[0]?.queue.state.get().rows)).toBeLessThan(500);
  }
  await network.arrive();

  const refused = tabs.flatMap(({ queue }) => queue.state.get().rows).filter(isRefused);
  for (const { state } of refused) expect(state).toMatchObject({ kind: 'refused', status: 409 });
  for (const tab of tabs) {
    await tab.queue.discard(tab.queue.state.get().rows);
    await tab.queue.refresh();
  }
  expect(failures).toEqual([]);
  const { revision } = await db.selectFrom('users').select('revision').executeTakeFirstOrThrow();
  expect(revision).toBe(presses + network.taken.size);
  for (const tab of tabs) await tab.read();
  for (const tab of tabs) expect(tab.view()).toEqual(tabs[0]?.view());
  const entries = tabs[0]?.view().entries ?? [];
  const parts = entries.flatMap(({ id, beginningMs }) =>
    network.parts.has(id) ? beginningMs : [],
  );
  expect(parts.sort()).toEqual([...network.parts.values()].sort());
  const begins = entries.flatMap(({ id, beginningMs }) =>
    network.parts.has(id) ? [] : beginningMs,
  );
  expect(begins).toHaveLength(begun.length);
  for (const [index, pressed] of begun.entries()) {
    const late = (begins[index] ?? 0) - pressed;
    expect(late).toBeGreaterThanOrEqual(0);
    // However late it came: a device knows the server's time to a second.
    expect(late).toBeLessThan(1000);
  }
  for (const tab of tabs) tab.crash();

  function setClock({ tab, action }: Step): void {
    deviceOf(tab).setClock(action === 'set back' ? -CLOCK_SET_MS : CLOCK_SET_MS);
    // Found by the next response.
    for (const one of tab < 2 ? [0, 1] : [2, 3]) tabs[one]?.wake();
  }

  /** Waits until a press is kept: a user could do nothing else before. */
  async function untilKept(device: Device, count: number): Promise<void> {
    const database = createQueueDatabase(user, kinds, device.name);
    for (let turn = 0; turn < 50; turn += 1) {
      const kept = await database.list();
      const stored = await db.selectFrom('users').select('revision').executeTakeFirstOrThrow();
      if (kept.length > 0 || stored.revision >= count) return;
    }
  }
}

// OUT-1, OUT-8
it('OUT-1 counts each press exactly once, whatever network, tabs and crashes do', {
  timeout: 1_800_000,
}, async () => {
  const numRuns = rounds({ few: 300, all: 2000 });
  await fc.assert(fc.asyncProperty(steps, run), {
    numRuns,
    seed: 20261122,
    examples: [[lateSave], [twoDrops]],
  });
  reportFigure('outbox: random histories of two devices with two tabs', numRuns);
});
