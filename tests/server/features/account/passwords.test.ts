import { expect, it } from 'vitest';
import { hashPassword } from '#server/features/account/passwords.ts';
import { UnavailableError } from '#server/runtime/errors.ts';

// LIM-6
it('hashes that are too many at once are refused, and the next ones are not', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 80 }, () => hashPassword('secret')),
  );
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(80 - 64 - 4);
  expect(refused.length).toBeLessThan(80 - 64 + 1);
  for (const outcome of refused) {
    expect(outcome).toMatchObject({ reason: expect.any(UnavailableError) });
  }
  expect(await hashPassword('secret')).toMatch(/^\$argon2id\$/);
});
