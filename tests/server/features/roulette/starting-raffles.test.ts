import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { createTestApp, type TestApp } from '#tests/support/server/app.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';

describe.each(routeDatabases)('the starting raffles on $name', ({ open }) => {
  let testApp: TestApp;

  beforeEach(async () => {
    testApp = await createTestApp({ db: await open() });
  });
  afterEach(() => testApp.close());

  it('can stay without items', async () => {
    await testApp.db.deleteFrom('raffle_items').execute();
    const response = await testApp.app.inject(`/api/${paths.raffleItems(1)}`);
    expect([response.statusCode, response.body]).toEqual([200, '[]']);
  });
});
