import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { suiteApp } from '#tests/support/server/suite.ts';

describe.each(routeDatabases)('a raffle on $name', ({ open }) => {
  const testApp = suiteApp({ open });

  it('can stay without items', async () => {
    await testApp.db.deleteFrom('raffle_items').execute();
    const response = await testApp.call('GET', paths.raffleItems(1));
    expect([response.statusCode, response.body]).toEqual([200, '[]']);
  });
});
