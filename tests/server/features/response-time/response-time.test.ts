import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { signedInUser } from '#tests/support/server/session.ts';
import { suiteApp } from '#tests/support/server/suite.ts';
import { storedRows } from '#tests/support/server/tables.ts';

describe.each(routeDatabases)('the response-time call on $name', ({ open }) => {
  const testApp = suiteApp({ open });
  const row = { id: 1, ip_addr: '127.0.0.1', extensions: 1 };

  // API-12, EXT-1
  it('answers a guest with an id, the address and what the server offers, in a list', async () => {
    const response = await testApp.app.inject(`/api/${paths.responseTime}`);
    expect(response.json()).toEqual([row]);
  });

  // API-12
  it('takes the measurements of the round before, and stores nothing', async () => {
    const before = await storedRows(testApp.db);
    const response = await testApp.app.inject({
      url: `/api/${paths.responseTime}`,
      query: {
        // A leap second is a time, too.
        last_request_date: '2026-12-31T23:59:60Z',
        last_response_date: '2026-11-20T23:09:56.012+09:00',
        response_time: '12.5',
      },
    });
    expect(response.json()).toEqual([row]);
    expect(await storedRows(testApp.db)).toEqual(before);
  });

  // API-12
  it('tells a signed-in user the revision of the data, which every change raises', async () => {
    const { headers } = await signedInUser(testApp, 'taro');
    const call = async () => {
      const response = await testApp.app.inject({ url: `/api/${paths.responseTime}`, headers });
      return response.json();
    };
    expect(await call()).toEqual([{ ...row, revision: 0 }]);
    const payload = { name: '新規' };
    const url = `/api/${paths.workRecords}`;
    await testApp.app.inject({ method: 'POST', url, headers, payload });
    expect(await call()).toEqual([{ ...row, revision: 1 }]);
    await testApp.app.inject({ method: 'POST', url, headers, payload: { name: '' } });
    expect(await call()).toEqual([{ ...row, revision: 1 }]);
  });

  it('refuses a bad token instead of treating the client as a guest', async () => {
    const response = await testApp.app.inject({
      url: `/api/${paths.responseTime}`,
      headers: { authorization: 'Bearer bad' },
    });
    expect(response.statusCode).toBe(401);
  });
});
