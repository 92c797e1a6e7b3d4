import { HOUR_MS } from '#domain/time-units.ts';

const FIRST = Date.UTC(2021, 0, 1);
const EVERY_MS = 2 * HOUR_MS;

/** As the page sends one, and as a backup is. */
export const emptyTable = { format: 'kuji-to-kinmu', version: 1, records: [], entries: [] };

/** So many entries of a table as the page sends them, of 20 tasks, one every two hours. */
export function tableFile(entries: number): string {
  const rows = Array.from({ length: entries }, (_, index) => ({
    task: `案件${index % 20}`,
    beginning_time: new Date(FIRST + index * EVERY_MS).toISOString(),
    ending_time: new Date(FIRST + index * EVERY_MS + EVERY_MS / 2).toISOString(),
    note: `作業 ${index}, 続き`,
  }));
  return JSON.stringify({ ...emptyTable, entries: rows });
}
