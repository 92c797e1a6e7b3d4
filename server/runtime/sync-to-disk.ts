import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Flushes a file, or a folder's list of files, so that it survives a power cut. */
export function syncToDisk(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
