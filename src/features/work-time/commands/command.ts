/** What each command has, in one file of `kinds/`; `kinds.ts` lists them (OUT-3). */
import type { RowName } from '#contract/ids.ts';
import type { MarkedDay } from '#contract/timesheet.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import type { CallConfig } from '#sync/call.ts';
import type { Command } from './kinds.ts';

/** The ids of the rows that a command makes, chosen by the page. */
export interface Makes {
  record?: string;
  entry?: string;
}

/** A command as it was pressed. */
export interface Pressed<Of> {
  command: Of;
  makes: Makes;
  /** The server knows the press by it, if it may be sent again. */
  key?: string;
  /** By the server's clock, in milliseconds since the epoch. */
  pressedMs: number;
}

/** Records, entries and marked days, as they are shown. */
export interface World {
  records: readonly WorkRecord[];
  entries: readonly TrackedEntry[];
  days: readonly MarkedDay[];
}

/** Makes a call that changes something, and returns the body. Throws `ApiError` and nothing else. */
export type Write = (config: CallConfig) => Promise<unknown>;

/** What a command did. */
export interface Performed {
  /** The command that takes it back, if there is one. */
  undo: Command | null;
  /** If this took something back: the versions of what is as it was before it was done. */
  renewed?: Renewed[];
  /**
   * What stands for the rows that it makes, where the server says so: a record that another device
   * has made under the same name is not made again.
   */
  made?: Makes;
  /** The server's id of the record that it made. */
  number?: number;
  /** What happened instead of what was asked. */
  told?: string;
}

/** A record or an entry that is again as it was in one version, in a newer one. */
export interface Renewed {
  id: string;
  was: number;
  is: number;
}

export interface CommandKind<Of> {
  /** Which rows it makes; none if it is absent. */
  makes?: (command: Of) => readonly (keyof Makes)[];
  /** Does it: on our own server and, where they exist there, by the customer's calls. */
  send: (pressed: Pressed<Of>, write: Write) => Promise<Performed>;
  /**
   * What is shown while the server does not have it. It changes nothing that has happened already:
   * what was read may be newer than its revision says.
   */
  effect: (world: World, pressed: Pressed<Of>) => World;
  /** What it does, for people. */
  name: (command: Of, recordName: (recordId: string) => string) => string;
  /** The same with other versions, where it names any: of what was taken back meanwhile. */
  renew?: (command: Of, versionOf: VersionOf) => Of;
}

export type VersionOf = (id: string, version: number) => number;

/** The fields of contract types that name a row, as the page names it. */
export interface Seen {
  id: string;
  version: number;
}

/** How a row is named in a body: what has no uuid here is named by its id, a number there. */
export function rowName(id: string): RowName {
  return /^\d+$/.test(id) ? Number(id) : id;
}
