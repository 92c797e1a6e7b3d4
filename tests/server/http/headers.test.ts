import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import type { TrustProxy } from '#server/config/setting-validators.ts';
import { addressKey } from '#server/http/client-address.ts';
import { createTestApp } from '#tests/support/server/app.ts';
import { temporaryFolder } from '#tests/support/server/process.ts';
import { suiteApp } from '#tests/support/server/suite.ts';

const origin = 'https://app.example';
const KIBIBYTE = 1024;
const json = { 'content-type': 'application/json' };
const page = { accept: 'text/html' };

// SEC-11, SEC-12, SEC-13
describe('every response', () => {
  const testApp = suiteApp({
    pageDir: temporaryFolder({
      'index.html': '<!doctype html>',
      'static/main.abc123.js': 'run()',
      'static/table-worker.abc123.js': 'read()',
      'service-worker.js': 'store()',
    }),
    settings: {
      apiOrigins: ['https://api.example'],
      corsOrigins: [origin],
      trustProxy: ['10.0.0.1'],
    },
  });

  it.each([
    { url: `/api/${paths.raffles}`, status: 200 },
    { url: '/api/roulette/noauth/x/items', status: 400 },
    { url: `/api/${paths.workRecords}`, status: 401 },
    { url: '/api/nowhere', status: 404 },
    { url: `/api/${paths.raffles}`, method: 'DELETE', status: 405 },
    { url: '/api/%zz', status: 404 },
    { url: '/api/roulette/noauth/%00/items', status: 400 },
    { url: `/api/roulette/noauth/${'9'.repeat(400)}/items`, status: 400 },
    { url: '/api//roulette/noauth/', status: 404 },
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
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none';.*frame-ancestors 'none'/,
      ),
    });
    expect(headers['strict-transport-security']).toBeUndefined();
    // SEC-13
    if (/api|healthz|readyz/.test(request.url)) {
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it.each(['/', '/about', '/service-worker.js', '/static/table-worker.abc123.js'])(
    'of a document or a worker has the whole policy: %s',
    async (url) => {
      const { headers } = await testApp.app.inject({ url, headers: page });
      expect(headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
      const policy = String(headers['content-security-policy']).split(';');
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "script-src 'self'",
          "connect-src 'self' https://api.example",
          "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
          "style-src-attr 'none'",
          "frame-ancestors 'none'",
          "require-trusted-types-for 'script'",
          'trusted-types own-workers inert-pages',
        ]),
      );
      expect(policy.join()).not.toContain('upgrade-insecure-requests');
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
    const preflight = await testApp.call('OPTIONS', paths.workRecords, undefined, {
      headers: { origin, 'access-control-request-method': 'PUT' },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, Press-Time',
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    });
    expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();
    const refused = await testApp.call('GET', paths.workRecords, undefined, {
      headers: { origin },
    });
    expect(refused.statusCode).toBe(401);
    expect(refused.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'Date, Idempotency-Key, Retry-After, User-Revision',
    });
    const evil = { headers: { origin: 'https://evil.example' } };
    const other = await testApp.call('GET', paths.raffles, undefined, evil);
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
  });
});

async function addressFor(trustProxy: TrustProxy, forwarded: string): Promise<string> {
  const testApp = await createTestApp({ settings: { trustProxy } });
  const response = await testApp.app.inject({
    url: `/api/${paths.responseTime}`,
    headers: { 'x-forwarded-for': forwarded },
    remoteAddress: '::ffff:127.0.0.1',
  });
  await testApp.close();
  return response.json()[0].ip_addr;
}

// LIM-4
describe('the address of a client behind a trusted proxy', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:0DB8::0007', '2001:db8::7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['<script>', '127.0.0.1'],
    ['unknown', '127.0.0.1'],
    ['203.0.113.7:8080', '203.0.113.7'],
    ['[2001:db8::7]:443', '2001:db8::7'],
    ['[203.0.113.7', '127.0.0.1'],
    ['1', '127.0.0.1'],
    ['<script>, 203.0.113.7', '203.0.113.7'],
  ])('is read from %s as %s', async (forwarded, address) => {
    expect(await addressFor(true, forwarded)).toBe(address);
  });

  it('is not read from further back than is trusted', async () => {
    expect(await addressFor(1, '198.51.100.1, nonsense')).toBe('127.0.0.1');
    expect(await addressFor(1, '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
  });
});

// LIM-4
it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::'],
  ['2001:db8:1:3::1', '2001:db8:1:3::'],
  ['2001:db8::1', '2001:db8::'],
  ['::1', '::'],
  ['fe80::1:2%eth0', 'fe80::'],
  ['64:ff9b::192.0.2.1', '64:ff9b::'],
])('%s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
