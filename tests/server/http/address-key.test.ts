import { expect, it } from 'vitest';
import { addressKey } from '#server/http/address-key.ts';

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
