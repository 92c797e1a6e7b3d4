/** What the page of an earlier version kept in a browser (tests/kept/), for any engine. */
import { readFileSync } from 'node:fs';
import { ownListPaths } from '#contract/own-list-paths.ts';
import { paths } from '#contract/paths.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';

export interface Kept {
  /** Milliseconds since the epoch. */
  keptAt: number;
  /** The uuid of the user. */
  user: string;
  localStorage: Record<string, string>;
  databases: {
    name: string;
    version: number;
    stores: {
      name: string;
      keyPath: string | null;
      autoIncrement: boolean;
      indexes: { name: string; keyPath: string }[];
      rows: [key: string | number, value: object][];
    }[];
  }[];
}

/** The same of another user, as if it was kept just now. */
export function keptBy(version: string, user: string): Kept {
  const text = readFileSync(new URL(`../../kept/${version}/browser.json`, import.meta.url), 'utf8');
  const before: Kept = JSON.parse(text);
  const laterBy = Date.now() - before.keptAt;
  const moved = text.replace(/\b\d{13}\b/g, (epochMs) => String(Number(epochMs) + laterBy));
  return JSON.parse(moved.replaceAll(before.user, user));
}

/** Runs in a page that has no database open, such as `/healthz`: in place of all that the browser keeps. */
export async function putKept({ localStorage: items, databases }: Kept): Promise<void> {
  localStorage.clear();
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  for (const { name, version, stores } of databases) {
    indexedDB.deleteDatabase(name);
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(name, version);
      opening.onerror = () => reject(opening.error);
      opening.onupgradeneeded = () => {
        for (const { keyPath, autoIncrement, indexes, rows, ...store } of stores) {
          const made = opening.result.createObjectStore(store.name, { keyPath, autoIncrement });
          for (const index of indexes) made.createIndex(index.name, index.keyPath);
          for (const [key, value] of rows) made.put(value, keyPath === null ? key : undefined);
        }
      };
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
    });
  }
}

type Send = (method: 'POST' | 'PUT', path: string, data: object) => Promise<unknown>;

/** Gives the account what it had on its server. */
export async function storeRows(send: Send, { localStorage }: Kept): Promise<void> {
  const { records, entries } = JSON.parse(localStorage.privateCopy?.split('\n')[1] ?? '');
  for (const { id: uuid, name } of records.rows) {
    await send('POST', paths.workRecords, { uuid, name });
  }
  const timestamp = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
  for (const { id: uuid, recordId: record, beginningMs, endingMs } of entries.rows) {
    const times = { beginning_time: timestamp(beginningMs), ending_time: timestamp(endingMs) };
    await send('POST', workTimePaths.entries, { uuid, record, ...times });
  }
}

/** Gives the account of 1.0.0 the list that it had on its server, too. */
export async function storeList(send: Send): Promise<void> {
  const data = { version: 0, title: '席順', items: ['窓側', '廊下側', '廊下側'], drawn: [] };
  await send('PUT', ownListPaths.list('B'), data);
}
