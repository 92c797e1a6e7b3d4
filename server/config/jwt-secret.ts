/** The secret that signs the tokens if the settings contain none. */
import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { syncToDisk } from '#server/runtime/sync-to-disk.ts';

const SECRET_BYTES = 48;

/** Reads the secret from the data folder, or creates it. */
export function storedJwtSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'jwt-secret');
  if (!existsSync(file)) make(file);
  const secret = readFileSync(file, 'utf8').trim();
  if (Buffer.byteLength(secret) < SECRET_BYTES) {
    throw new Error(`${file} is damaged; deleting it makes a new secret and ends all sessions`);
  }
  return secret;
}

/**
 * If several processes start at once, one creates the secret and all use it: it is written to a
 * temporary file and linked into place, so it appears whole and never replaces another.
 */
function make(file: string): void {
  // Not the process id: in a container it is the same at each start.
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  try {
    writeFileSync(draft, randomBytes(SECRET_BYTES).toString('base64url'), {
      mode: 0o600,
      flag: 'wx',
      flush: true,
    });
    linkSync(draft, file);
  } catch (error) {
    // Another process was faster.
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  syncToDisk(dirname(file));
}
