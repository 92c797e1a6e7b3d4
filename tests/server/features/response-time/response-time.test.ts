import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { agingJobs } from '#server/db/delete-aged.ts';
import { createHousekeeping } from '#server/runtime/housekeeping.ts';
import { testNow } from '#tests/support/server/app.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { signedInUser } from '#tests/support/server/session.ts';
import { suiteApp } from '#tests/support/server/suite.ts';

const WEEK_MS = 7 * 86_400_000;

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

  it('shows an IPv4-mapped IPv6 address as IPv4', async () => {
    const response = await testApp.app.inject({
      url: `/api/${paths.responseTime}`,
      remoteAddress: '::ffff:203.0.113.7',
    });
    expect(response.json()).toMatchObject([{ ip_addr: '203.0.113.7' }]);
  });

  // OPS-10
  it('deletes rows after seven days, however many there are', async () => {
    const old = { ip_addr: '::1', created_at: testNow - 1 };
    const { id: user_id } = await signedInUser(testApp, 'taro');
    await testApp.db
      .insertInto('response_times')
      .values(Array.from({ length: 550 }, () => ({ ...old, user_id })))
      .execute();
    await testApp.db
      .insertInto('guest_response_times')
      .values(Array.from({ length: 651 }, () => old))
      .execute();
    await testApp.app.inject(`/api/${paths.responseTime}`);
    testApp.clock.advance(WEEK_MS);

    const housekeeping = createHousekeeping(agingJobs(testApp.db, testApp.clock), (error) => {
      throw error;
    });
    await housekeeping.run();
    expect(await rows('response_times')).toEqual([]);
    expect(await rows('guest_response_times')).toHaveLength(1);
  });
});
