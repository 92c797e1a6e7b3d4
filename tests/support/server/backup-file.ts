import { randomUUID } from 'node:crypto';

const FIRST = Date.UTC(2010, 0, 1);
const EVERY_MS = 10 * 60_000;
const RECORDS = 1000;
const NOTE = '設計の打ち合わせと資料作成のつづき';

/** A backup, as the server writes it, with so many entries of a thousand records. */
export function backupFile(entries: number): string {
  const records = Array.from({ length: RECORDS }, (_, index) => ({
    uuid: randomUUID(),
    name: `案件${index}`,
    archived: false,
    created_at: time(index),
  }));
  const uuids = Array.from({ length: entries }, () => randomUUID()).sort();
  const lines = uuids.map((uuid, index) => ({
    uuid,
    record: records[index % RECORDS]?.uuid,
    beginning_time: time(index * EVERY_MS),
    ending_time: time(index * EVERY_MS + EVERY_MS / 2),
    note: NOTE,
  }));
  return `{
"format": "kuji-to-kinmu",
"version": 1,
"records": [
${linesOf(records)}
],
"entries": [
${linesOf(lines)}
]
}
`;
}

function linesOf(items: readonly object[]): string {
  return items.map((item) => JSON.stringify(item)).join(',\n');
}

function time(ms: number): string {
  return new Date(FIRST + ms).toISOString();
}
