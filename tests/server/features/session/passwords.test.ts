import { stat } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { hashPassword } from '#server/features/session/passwords.ts';

// Point 13.
it('hashing leaves a thread for other work, such as reading files', async () => {
  let hashed = 0;
  const hashes = Array.from({ length: 40 }, async () => {
    await hashPassword('secret');
    hashed += 1;
  });
  await stat('.');
  // Behind all forty it would have had to wait for nearly all of them.
  expect(hashed).toBeLessThan(10);
  await Promise.all(hashes);
});
