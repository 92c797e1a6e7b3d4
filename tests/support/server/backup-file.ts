import { randomUUID } from 'node:crypto';

const RECORDS = 1000;
const MINUTE_MS = 60_000;

interface Shape {
  /** The beginning of the first entry, in milliseconds since the epoch. */
  firstMs?: number;
  /** From one beginning to the next; half of it is worked. */
  everyMs?: number;
  note?: string;
  /** How the names of records begin. */
  name?: string;
  lists?: readonly object[];
}

/** A backup, as the server writes it, with so many entries of a thousand records. */
export function backupFile(
  entries: number,
  {
    firstMs = Date.UTC(2010, 0, 1),
    everyMs = 10 * MINUTE_MS,
    note = '設計の打ち合わせと資料作成のつづき',
    name = '案件',
    lists = [],
  }: Shape = {},
): string {
  const time = (ms: number) => new Date(firstMs + ms).toISOString();
  const records = Array.from({ length: RECORDS }, (_, index) => ({
    uuid: randomUUID(),
    name: `${name}${index}`,
    archived: false,
    created_at: time(index),
  }));
  const uuids = Array.from({ length: entries }, () => randomUUID()).sort();
  const lines = uuids.map((uuid, index) => ({
    uuid,
    record: records[index % RECORDS]?.uuid,
    beginning_time: time(index * everyMs),
    ending_time: time(index * everyMs + everyMs / 2),
    note,
  }));
  return `{
"format": "kuji-to-kinmu",
"version": 1,
"records": [
${linesOf(records)}
],
"entries": [
${linesOf(lines)}
]${lists.length === 0 ? '' : `,\n"lists": [\n${linesOf(lists)}\n]`}
}
`;
}

function linesOf(items: readonly object[]): string {
  return items.map((item) => JSON.stringify(item)).join(',\n');
}
