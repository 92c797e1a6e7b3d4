import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keptJwtSecret } from '#server/jwt-secret.ts';
import { temporaryFolder } from '#tests/support/server-process.ts';

describe('the kept secret', () => {
  it('is made once, in a file that only its owner can read', () => {
    const folder = join(temporaryFolder(), 'data');
    const secret = keptJwtSecret(folder);
    expect(secret).toMatch(/^[\w-]{64}$/);
    expect(keptJwtSecret(folder)).toBe(secret);
    expect(readdirSync(folder)).toEqual(['jwt-secret']);
    expect(statSync(join(folder, 'jwt-secret')).mode & 0o777).toBe(0o600);
  });

  it('is another one in each folder', () => {
    expect(keptJwtSecret(temporaryFolder())).not.toBe(keptJwtSecret(temporaryFolder()));
  });

  // Point 7.
  it('stops the start when its file is damaged', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'jwt-secret'), 'short');
    expect(() => keptJwtSecret(folder)).toThrow('is damaged');
  });
});
