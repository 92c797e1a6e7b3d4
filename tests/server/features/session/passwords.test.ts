import { stat } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { hashPassword } from '#server/features/session/passwords.ts';

// Point 13.
it('hashing leaves a thread for other work, such as reading files', async () => {
  let hashed = 0;
  const hashes = Array.from({ length: 40 }, async () => {
    await hashPassword('secret');
    hashed += 1;
  });
  await setImmediate();
  await stat('.');
  // It had its turn beside the first of them, not behind all that wait.
  expect(hashed).toBeLessThan(4);
  await Promise.all(hashes);
});
