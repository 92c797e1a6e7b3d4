import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { createTestApp, type TestApp } from '#tests/support/server/app.ts';
import { temporaryFolder } from '#tests/support/server/process.ts';

const origin = 'https://app.example';
const KIBIBYTE = 1024;
const json = { 'content-type': 'application/json' };
const page = { accept: 'text/html' };

// SEC-11, SEC-13
describe('every response', () => {
  let testApp: TestApp;

  beforeAll(async () => {
    const pageDir = temporaryFolder();
    mkdirSync(join(pageDir, 'static'));
    writeFileSync(join(pageDir, 'index.html'), '<!doctype html>');
    writeFileSync(join(pageDir, 'static/main.abc123.js'), 'run()');
    testApp = await createTestApp({
      pageDir,
      settings: { corsOrigins: [origin], trustProxy: ['10.0.0.1'] },
    });
  });
  afterAll(() => testApp.close());

  it.each([
    { url: `/api/${paths.raffles}`, status: 200 },
    { url: '/api/roulette/noauth/x/items', status: 400 },
    { url: `/api/${paths.workRecords}`, status: 401 },
    { url: '/api/nowhere', status: 404 },
    { url: `/api/${paths.raffles}`, method: 'DELETE', status: 405 },
    { url: '/api/%zz', status: 404 },
    { url: '/', status: 200 },
    { url: '/about', status: 200, headers: page },
    { url: '/static/main.abc123.js', status: 200 },
    { url: '/static/gone.js', status: 404 },
    { url: '/healthz', status: 200 },
    { url: '/readyz', status: 200 },
    { url: '/api/openapi.json', status: 200 },
    { url: `/api/${paths.token}`, method: 'POST', headers: json, payload: '{', status: 400 },
    { url: `/api/${paths.token}`, method: 'POST', payload: 'a', status: 415 },
    {
      // Routes of users read no more than 4 KiB (LIM-7).
      url: `/api/${paths.token}`,
      method: 'POST',
      payload: { username: 'a'.repeat(4 * KIBIBYTE), password: 'a' },
      status: 413,
    },
  ] as const)('has the security headers: $url, $status', async ({ status, ...request }) => {
    const { statusCode, headers } = await testApp.app.inject(request);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'permissions-policy': expect.stringMatching(
        /camera=\(\).*publickey-credentials-get=\(self\), screen-wake-lock=\(self\)/,
      ),
    });
    expect(headers['strict-transport-security']).toBeUndefined();
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "connect-src 'self'",
        "style-src-elem 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
        "style-src-attr 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types own-workers',
      ]),
    );
    expect(policy.join()).not.toContain('upgrade-insecure-requests');
  });

  it.each([`/api/${paths.raffles}`, '/api/nowhere', '/healthz'])(
    'of the API is not stored: %s',
    async (url) => {
      expect((await testApp.app.inject(url)).headers['cache-control']).toBe('no-store');
    },
  );

  it('has HSTS only if a trusted proxy reports https', async () => {
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };
    const call = { url: `/api/${paths.responseTime}`, headers: forwarded };
    const trusted = await testApp.app.inject({ ...call, remoteAddress: '10.0.0.1' });
    expect(trusted.headers['strict-transport-security']).toBe('max-age=15552000');
    expect(trusted.json()[0].ip_addr).toBe('203.0.113.7');
    const forged = await testApp.app.inject({ ...call, remoteAddress: '198.51.100.9' });
    expect(forged.headers['strict-transport-security']).toBeUndefined();
    expect(forged.json()[0].ip_addr).toBe('198.51.100.9');
  });

  // SEC-15, EXT-3
  it('allows CORS for the origins of the settings, without cookies', async () => {
    const preflight = await testApp.app.inject({
      method: 'OPTIONS',
      url: `/api/${paths.workRecords}`,
      headers: { origin, 'access-control-request-method': 'PUT' },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, Press-Time',
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    });
    expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();
    const refused = await testApp.app.inject({
      url: `/api/${paths.workRecords}`,
      headers: { origin },
    });
    expect(refused.statusCode).toBe(401);
    expect(refused.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'Date, Idempotency-Key, Retry-After, User-Revision',
    });
    const other = await testApp.app.inject({
      url: `/api/${paths.raffles}`,
      headers: { origin: 'https://evil.example' },
    });
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
  });
});

// SEC-12
it('lets the page call the API of the settings, and no other', async () => {
  const testApp = await createTestApp({ settings: { apiOrigins: ['https://api.example'] } });
  const { headers } = await testApp.app.inject('/healthz');
  expect(String(headers['content-security-policy']).split(';')).toContain(
    "connect-src 'self' https://api.example",
  );
  await testApp.close();
});

// LIM-4
describe('a number of trusted hops', () => {
  it('uses the address that the last of them reported', async () => {
    const testApp = await createTestApp({ settings: { trustProxy: 1 } });
    const response = await testApp.app.inject({
      url: `/api/${paths.responseTime}`,
      headers: { 'x-forwarded-for': '6.6.6.6, 203.0.113.7' },
    });
    expect(response.json()[0].ip_addr).toBe('203.0.113.7');
    await testApp.close();
  });
});
