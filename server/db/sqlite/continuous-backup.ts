import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { backupSqlite } from './backup-sqlite.ts';

/** A copy is named after its time in UTC, so names sort by time. */
const COPY = /^app-\d{8}T\d{9}Z\.db$/;

export interface BackupPlan {
  /** Milliseconds between copies. */
  everyMs: number;
  /** How many copies to keep. */
  keep: number;
}

interface BackupReport {
  made(file: string): void;
  /** Called with the error of a copy; the next copy is made as planned. */
  failed(error: unknown): void;
}

/**
 * Copies the database into the folder at once and then at each interval, until the signal aborts.
 * Resolves when no copy is in progress. Old copies are removed only after a new one exists.
 */
export async function backupContinuously(
  source: string,
  folder: string,
  { everyMs, keep }: BackupPlan,
  report: BackupReport,
  signal: AbortSignal,
): Promise<void> {
  let due = performance.now();
  while (!signal.aborted) {
    try {
      report.made(await backupInto(folder, source, keep));
    } catch (error) {
      report.failed(error);
    }
    // Skips the times that passed during a long copy or while the machine slept.
    const now = performance.now();
    due += Math.max(1, Math.ceil((now - due) / everyMs)) * everyMs;
    await delay(due - now, undefined, { signal }).catch(() => undefined);
  }
}

async function backupInto(folder: string, source: string, keep: number): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = `app-${new Date().toISOString().replace(/\W/g, '')}.db`;
  await backupSqlite(source, join(folder, name));
  // Keeps the new copy even if the clock was set back and others seem newer.
  const others = readdirSync(folder).filter((other) => COPY.test(other) && other !== name);
  const old = others.sort().slice(0, Math.max(0, others.length - (keep - 1)));
  for (const other of old) rmSync(join(folder, other));
  return join(folder, name);
}
