import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { testNow } from '#tests/support/server/app.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { signedInUser } from '#tests/support/server/session.ts';
import { suiteApp } from '#tests/support/server/suite.ts';

describe.each(routeDatabases)('the response-time call on $name', ({ open }) => {
  const testApp = suiteApp({ open });

  const rows = (table: 'response_times' | 'guest_response_times') =>
    testApp.db.selectFrom(table).selectAll().orderBy('id').execute();

  // API-12, EXT-1
  it('answers a guest with an id, the address and what the server offers, in a list', async () => {
    const response = await testApp.app.inject(`/api/${paths.responseTime}`);
    expect(response.json()).toEqual([
      { id: expect.any(Number), ip_addr: '127.0.0.1', extensions: 1 },
    ]);
    expect(await rows('guest_response_times')).toEqual([
      {
        id: expect.any(Number),
        ip_addr: '127.0.0.1',
        last_request_at: null,
        last_response_at: null,
        response_time: null,
        created_at: testNow,
      },
    ]);
  });

  it('stores the measurements and the user', async () => {
    const user = await signedInUser(testApp, 'taro');
    await testApp.app.inject({
      url: `/api/${paths.responseTime}`,
      headers: user.headers,
      query: {
        last_request_date: '2026-11-20T14:09:56.000Z',
        last_response_date: '2026-11-20T23:09:56.012+09:00',
        response_time: '12.5',
      },
    });
    expect(await rows('response_times')).toMatchObject([
      {
        user_id: user.id,
        last_request_at: testNow - 5000,
        last_response_at: testNow - 4988,
        response_time: 12.5,
      },
    ]);
  });

  // API-12
  it('tells a signed-in user the revision of the data, which every change raises', async () => {
    const { headers } = await signedInUser(testApp, 'taro');
    const call = async () => {
      const response = await testApp.app.inject({ url: `/api/${paths.responseTime}`, headers });
      return response.json();
    };
    const row = { id: expect.any(Number), ip_addr: '127.0.0.1', extensions: 1 };
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
    expect(await rows('guest_response_times')).toEqual([]);
  });
});
