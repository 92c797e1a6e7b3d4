import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { createMetricsServer } from '#server/http/metrics.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { signedInUser, testPassword } from '#tests/support/server/session.ts';
import { suiteApp } from '#tests/support/server/suite.ts';

// OPS-11
describe.each(routeDatabases)('the figures on $name', ({ name, open }) => {
  const testApp = suiteApp({ open, settings: { rateLimits: true } });

  async function figures(): Promise<string> {
    const server = createMetricsServer(testApp.metrics);
    const response = await server.inject('/metrics');
    expect(response.headers['content-type']).toMatch(/^text\/plain/);
    return response.body;
  }
  const signIn = (username: string, password: string) =>
    testApp.call('POST', paths.token, { username, password });

  it('measure each route, without the ids of the request', async () => {
    await testApp.app.inject(`/api/${paths.raffleItems(1)}`);
    await testApp.app.inject(`/api/${paths.raffleItems(2)}`);
    await testApp.app.inject('/api/secret-path');
    const text = await figures();
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/roulette/noauth/:id/items",status="200"} 2',
    );
    expect(text).toContain('route="none",status="404"} 1');
    expect(text).not.toContain('secret');
  });

  it('count sign-ins by outcome, and what limits refuse', async () => {
    await signedInUser(testApp, 'taro');
    await signIn('taro', testPassword);
    for (let i = 0; i < 11; i += 1) await signIn('hanako', 'wrong');
    await signIn('no\0name', 'x');
    for (let i = 0; i < 49; i += 1) await signIn('', '');
    const text = await figures();
    expect(text).toContain('sign_ins_total{outcome="accepted"} 1');
    expect(text).toContain('sign_ins_total{outcome="waiting"} 1');
    expect(text).toContain('sign_ins_total{outcome="refused"} 11');
    expect(text).toContain('rate_limited_requests_total{limit="signIn"} 2');
    expect(text).not.toMatch(/taro|hanako/);
  });

  it('show the use of the pool', async () => {
    const total = /database_connections\{state="total"\} (\d+)/.exec(await figures())?.[1];
    if (name !== 'SQLite') expect(Number(total)).toBeGreaterThan(0);
    else expect(total).toBe('0');
    expect(await figures()).toContain('database_connections{state="waiting"} 0');
  });
});
