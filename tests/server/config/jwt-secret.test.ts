import { execFile } from 'node:child_process';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { storedJwtSecret } from '#server/config/jwt-secret.ts';
import { temporaryFolder } from '#tests/support/server/process.ts';

describe('the kept secret', () => {
  it('is made once, in a file that only its owner can read', () => {
    const folder = join(temporaryFolder(), 'data');
    const secret = storedJwtSecret(folder);
    expect(secret).toMatch(/^[\w-]{64}$/);
    expect(storedJwtSecret(folder)).toBe(secret);
    expect(readdirSync(folder)).toEqual(['jwt-secret']);
    expect(statSync(join(folder, 'jwt-secret')).mode & 0o777).toBe(0o600);
  });

  // SEC-7
  it('stops the start when its file is damaged', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'jwt-secret'), 'short');
    expect(() => storedJwtSecret(folder)).toThrow('is damaged');
  });

  // OPS-16
  it('leaves no partial file when the disk is full, and is created at the next start', {
    timeout: 30_000,
  }, async () => {
    const folder = temporaryFolder();
    // A file of 0 bytes is the longest that this process may write.
    const start = promisify(execFile)(
      'sh',
      ['-c', 'ulimit -f 0; exec "$0" server/main.ts', process.execPath],
      { env: { PATH: process.env.PATH, DATA_DIR: folder } },
    );
    await expect(start).rejects.toMatchObject({
      code: 1,
      stderr: 'Cannot start: EFBIG: file too large, write\n',
    });
    expect(readdirSync(folder).filter((name) => name.startsWith('jwt-secret'))).toEqual([]);
    expect(storedJwtSecret(folder)).toMatch(/^[\w-]{64}$/);
  });

  it('is made beside what an interrupted start with the same process id has left', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, `jwt-secret.${process.pid}`), '');
    expect(storedJwtSecret(folder)).toMatch(/^[\w-]{64}$/);
  });
});
