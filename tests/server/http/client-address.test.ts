import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import type { TrustProxy } from '#server/config/setting-validators.ts';
import { addressKey } from '#server/http/client-address.ts';
import { createTestApp } from '#tests/support/server/app.ts';

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
    ['203.0.113.7:8080', '127.0.0.1'],
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
