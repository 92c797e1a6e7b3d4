import { parseArgs } from 'node:util';
import type { BackupPlan } from '#server/db/sqlite/continuous-backup.ts';

/** The arguments of `npm run backup --`. */
export type BackupOrder =
  | { kind: 'once'; file: string }
  | ({ kind: 'continuous'; folder: string } & BackupPlan);

const USAGE = 'Usage: npm run backup -- FILE, or npm run backup -- --every 1h --keep 48 FOLDER';

const MOST_COPIES = 10_000;
const DAY_MS = 86_400_000;
const unitMs: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: DAY_MS };
/** Node's timers cannot wait longer than 24 days. */
const LONGEST_INTERVAL_MS = 7 * DAY_MS;

/** Throws an `Error` with the usage, or with the option that is wrong. */
export function readBackupOrder(words: readonly string[]): BackupOrder {
  const { values, positionals } = parse(words);
  const [target, ...more] = positionals;
  if (target === undefined || more.length > 0) throw new Error(USAGE);
  const { every, keep } = values;
  if (every === undefined && keep === undefined) return { kind: 'once', file: target };
  if (every === undefined || keep === undefined) throw new Error(USAGE);
  return { kind: 'continuous', folder: target, everyMs: readInterval(every), keep: readKeep(keep) };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: { every: { type: 'string' }, keep: { type: 'string' } },
      allowPositionals: true,
    });
  } catch {
    throw new Error(USAGE);
  }
}

function readInterval(text: string): number {
  const [, digits, unit = ''] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  const interval = Number(digits) * (unitMs[unit] ?? Number.NaN);
  if (!(interval > 0 && interval <= LONGEST_INTERVAL_MS)) {
    throw new Error('--every must be a time such as 30s, 15m, 1h or 1d, at most 7d');
  }
  return interval;
}

function readKeep(text: string): number {
  const keep = Number(text);
  if (!/^\d+$/.test(text) || keep < 1 || keep > MOST_COPIES) {
    throw new Error(`--keep must be a whole number from 1 to ${MOST_COPIES}`);
  }
  return keep;
}
