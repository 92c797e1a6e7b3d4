import { statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { UnavailableError } from '#server/runtime/errors.ts';

const MEMORY = ':memory:';

/**
 * Remembers which file is at this path. The returned function throws if it is not there any more:
 * SQLite would go on writing into a file that has no name and ends with the process.
 */
export function watchFile(path: string): () => void {
  if (path === MEMORY) return () => undefined;
  const opened = statSync(path);
  return () => {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.ino !== opened.ino || found.dev !== opened.dev) {
      throw new UnavailableError('The database file is not in its place.');
    }
  };
}

/** What some hundred writes need until the next look. */
const LEAST_FREE_BYTES = 2 ** 20;

/** Throws if the disk is as good as full: one small write may still succeed there. */
export function assertSpace(path: string): void {
  if (path === MEMORY) return;
  const { bavail, bsize } = statfsSync(dirname(path));
  if (bavail * bsize < LEAST_FREE_BYTES) throw new UnavailableError('The disk is full.');
}
