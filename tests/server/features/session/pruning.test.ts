import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteAged } from '#server/db/delete-aged.ts';
import { createTestApp, type TestApp, testNow } from '#tests/support/server/app.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { signedInUser } from '#tests/support/server/session.ts';

describe.each(routeDatabases)('old sessions on $name', ({ open }) => {
  let testApp: TestApp;

  beforeEach(async () => {
    testApp = await createTestApp({ db: await open() });
  });
  afterEach(() => testApp.close());

  // OPS-10
  it('are deleted once they have expired, at most as many as requested', async () => {
    const prune = (seconds: number, limit: number) =>
      deleteAged(testApp.db, 'refresh_families', seconds * 1000, limit);
    for (const name of ['taro', 'hanako', 'jiro']) await signedInUser(testApp, name);
    testApp.clock.advance(1000);
    const lasting = await signedInUser(testApp, 'saburo');

    const expiry = testNow / 1000 + 8_640_000;
    expect(await prune(expiry - 1, 10)).toBe(0);
    expect(await prune(expiry, 2)).toBe(2);
    expect(await prune(expiry, 2)).toBe(1);
    const left = await testApp.db.selectFrom('refresh_families').select('user_id').execute();
    expect(left).toEqual([{ user_id: lasting.id }]);
  });
});
