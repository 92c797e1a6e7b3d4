import { stat } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { hashPassword } from '#server/features/account/passwords.ts';

// LIM-6
it('hashing leaves a thread for other work, such as reading files', async () => {
  let hashed = 0;
  const hashes = Array.from({ length: 40 }, async () => {
    await hashPassword('secret');
    hashed += 1;
  });
  await setImmediate();
  await stat('.');
  // It ran next to the first hash, not after all waiting ones.
  expect(hashed).toBeLessThan(4);
  await Promise.all(hashes);
});
