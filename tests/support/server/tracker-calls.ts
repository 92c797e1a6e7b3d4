/** The calls of the tracker as a signed-in user makes them. */
import type { HTTPMethods } from 'fastify';
import type { RowName } from '#contract/ids.ts';
import { paths } from '#contract/paths.ts';
import type {
  CreateTimeEntry,
  EditTimeEntry,
  SplitEntry,
  SplitParts,
  SwitchEntry,
  SwitchedEntry,
  TimeEntry,
  UndoSplit,
  UndoSwitch,
} from '#contract/time-entries.ts';
import type { ImportReport } from '#contract/transfer.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import type { TestApp } from './app.ts';
import { signedInUser } from './session.ts';

export interface Answer<Body> {
  status: number;
  body: Body;
}

/** The body of an error. */
export interface Refusal {
  detail: string;
  code: string;
  current: TimeEntry;
}

/** Of rows that an import has added, or found there. */
export const rowCounts = (records: number, entries: number, lists = 0) => ({
  records,
  entries,
  lists,
});

export type TrackerCalls = Awaited<ReturnType<typeof signedInTracker>>;

/** Signs a new user in. */
export async function signedInTracker(testApp: TestApp, username = 'taro') {
  const user = await signedInUser(testApp, username);

  async function call<Body = Refusal>(
    method: HTTPMethods,
    path: string,
    payload?: object,
  ): Promise<Answer<Body>> {
    const response = await testApp.call(method, path, payload, user);
    const body = response.body === '' ? '' : response.json();
    return { status: response.statusCode, body };
  }

  async function importFile(
    payload: string | Buffer,
    query: Readonly<Record<string, string>> = {},
  ) {
    const path = `${workTimePaths.import}?${new URLSearchParams(query)}`;
    const headers = { ...user.headers, 'content-type': 'application/json' };
    const response = await testApp.call('POST', path, payload, { headers });
    return { status: response.statusCode, body: response.json<ImportReport & Refusal>() };
  }

  return {
    user,
    call,
    importFile,
    tryImport: (payload: string | Buffer, query: Readonly<Record<string, string>> = {}) =>
      importFile(payload, { dry_run: 'true', ...query }),
    undoImport: (id: number | null) =>
      call<{ entries: number } & Refusal>('POST', workTimePaths.undoImport(id ?? 0)),
    async backup(): Promise<string> {
      return (await testApp.call('GET', workTimePaths.backup, undefined, user)).body;
    },
    async addRecord(name = '新規'): Promise<number> {
      return (await call<{ id: number }>('POST', paths.workRecords, { name })).body.id;
    },
    async add(body: CreateTimeEntry): Promise<TimeEntry> {
      return (await call<TimeEntry>('POST', workTimePaths.entries, body)).body;
    },
    edit: (id: RowName, body: EditTimeEntry) =>
      call<TimeEntry & Refusal>('PATCH', workTimePaths.entry(id), body),
    split: (id: RowName, body: SplitEntry) =>
      call<SplitParts & Refusal>('POST', workTimePaths.splitEntry(id), body),
    undoSplit: (body: UndoSplit) =>
      call<TimeEntry & Refusal>('POST', workTimePaths.undoSplit, body),
    switchTo: (body: SwitchEntry) =>
      call<SwitchedEntry & Refusal>('POST', workTimePaths.switch, body),
    undo: (body: UndoSwitch) =>
      call<{ resumed: TimeEntry[] } & Refusal>('POST', workTimePaths.undoSwitch, body),
    /** The names of the records that run. */
    async running(): Promise<string[]> {
      const { body } = await call<{ record_name: string }[]>('GET', workTimePaths.entriesRunning);
      return body.map(({ record_name }) => record_name);
    },
    /** The present state of an entry, or `undefined` if it is deleted. */
    async entry(id: number): Promise<TimeEntry | undefined> {
      const { body } = await call<{ results: TimeEntry[] }>('GET', workTimePaths.entries);
      return body.results.find((one) => one.id === id);
    },
    /** As the response-time call tells it. */
    async revision(): Promise<number> {
      return (await call<[{ revision: number }]>('GET', paths.responseTime)).body[0].revision;
    },
  };
}
