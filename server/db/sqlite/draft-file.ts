/**
 * The file that a copy is written to until it is complete: hidden, next to its target, with the
 * process id in its name. A killed process leaves its draft behind.
 */
import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const DRAFT = /^\..+\.(?<pid>\d+)\.kuji-draft$/;

/** Suffixes of the files that SQLite may create next to a database. */
const COMPANIONS = ['', '-journal', '-wal', '-shm'];

/** The name of a file in progress, beside the one that it becomes. */
export function draftFile(target: string): string {
  return join(dirname(target), `.${basename(target)}.${process.pid}.kuji-draft`);
}

/** Removes a file in progress, if it is there. */
export function removeDraft(draft: string): void {
  for (const companion of COMPANIONS) rmSync(draft + companion, { force: true });
}

/** Removes the drafts in a folder of processes that no longer run. */
export function removeAbandonedDrafts(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = DRAFT.exec(name)?.groups?.pid;
    if (pid !== undefined && !isOfAnotherProcess(Number(pid))) removeDraft(join(folder, name));
  }
}

/** A draft with our own process id belongs to an earlier process: ours does not exist yet. */
function isOfAnotherProcess(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
