import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { migrate } from '#server/db/migrate.ts';
import { startingRaffles } from '#server/db/migrations/text.ts';
import { createTestApp, type TestApp } from '#tests/support/server/app.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';

describe.each(routeDatabases)('the starting raffles on $name', ({ open }) => {
  let testApp: TestApp;

  beforeEach(async () => {
    testApp = await createTestApp({ db: await open() });
  });
  afterEach(() => testApp.close());

  // ROU-17
  it('are three, with the items in their order', async () => {
    const raffles = (await testApp.app.inject(`/api/${paths.raffles}`)).json();
    expect(raffles).toEqual(startingRaffles.map(({ title }, index) => ({ id: index + 1, title })));
    for (const [index, { items }] of startingRaffles.entries()) {
      const response = await testApp.app.inject(`/api/${paths.raffleItems(index + 1)}`);
      expect(response.json()).toEqual(items.map((title) => ({ title })));
    }
  });

  it('are inserted once: a later start does not restore deleted ones', async () => {
    await testApp.db.deleteFrom('raffles').execute();
    await migrate(testApp.db);
    expect((await testApp.app.inject(`/api/${paths.raffles}`)).json()).toEqual([]);
  });

  it('can stay without items', async () => {
    await testApp.db.deleteFrom('raffle_items').execute();
    const response = await testApp.app.inject(`/api/${paths.raffleItems(1)}`);
    expect([response.statusCode, response.body]).toEqual([200, '[]']);
  });
});
