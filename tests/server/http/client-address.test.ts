import { afterEach, describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import type { TrustProxy } from '#server/config/setting-validators.ts';
import { createTestApp, type TestApp } from '#tests/support/server/app.ts';

let testApp: TestApp;

afterEach(() => testApp.close());

async function addressFor(trustProxy: TrustProxy, forwarded: string): Promise<string> {
  testApp = await createTestApp({ settings: { trustProxy } });
  const response = await testApp.app.inject({
    url: `/api/${paths.responseTime}`,
    headers: { 'x-forwarded-for': forwarded },
    remoteAddress: '::ffff:127.0.0.1',
  });
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
    ['203.0.113.7:8080', '127.0.0.1'],
    ['1', '127.0.0.1'],
    ['<script>, 203.0.113.7', '203.0.113.7'],
  ])('is read from %s as %s', async (forwarded, address) => {
    expect(await addressFor(true, forwarded)).toBe(address);
  });

  it('is not read from further back than is trusted', async () => {
    expect(await addressFor(1, '198.51.100.1, nonsense')).toBe('127.0.0.1');
  });
});
