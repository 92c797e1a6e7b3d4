import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { migrate } from '#server/db/migrate.ts';
import { startingRaffles } from '#server/db/migrations/text.ts';
import { databases } from '#tests/support/databases.ts';
import { createTestApp, type TestApp } from '#tests/support/server-app.ts';

describe.each(databases)('the starting raffles on $name', ({ open }) => {
  let testApp: TestApp;

  beforeEach(async () => {
    testApp = await createTestApp({ db: await open() });
  });
  afterEach(() => testApp.close());

  it('are three, with the items in their order', async () => {
    const raffles = (await testApp.app.inject(`/api/${paths.raffles}`)).json();
    expect(raffles).toEqual(startingRaffles.map(({ title }, index) => ({ id: index + 1, title })));
    for (const [index, { items }] of startingRaffles.entries()) {
      const response = await testApp.app.inject(`/api/${paths.raffleItems(index + 1)}`);
      expect(response.json()).toEqual(items.map((title) => ({ title })));
    }
  });

  it('come once: a later start brings back nothing that the owner deleted', async () => {
    await testApp.db.deleteFrom('raffles').execute();
    await migrate(testApp.db);
    expect((await testApp.app.inject(`/api/${paths.raffles}`)).json()).toEqual([]);
  });

  it('may lose all their items and stay', async () => {
    await testApp.db.deleteFrom('raffle_items').execute();
    const response = await testApp.app.inject(`/api/${paths.raffleItems(1)}`);
    expect([response.statusCode, response.body]).toEqual([200, '[]']);
  });
});
