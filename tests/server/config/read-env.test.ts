import { expect, it } from 'vitest';
import { readEnv } from '#server/config/read-env.ts';

const lines = 'PORT=3001\r\nDATA_DIR=./デー タ\r\n';
const utf8 = new TextEncoder().encode(lines);
const utf16 = new Uint8Array(
  Uint16Array.from(`\ufeff${lines}`, (unit) => unit.charCodeAt(0)).buffer,
);

// OPS-33
it.each([
  ['UTF-8', utf8],
  ['UTF-8 with a mark in front', Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8)],
  ['UTF-16', utf16],
])('.env may be written in %s', (_, bytes) => {
  expect(readEnv(bytes)).toEqual({ PORT: '3001', DATA_DIR: './デー タ' });
});

it('a value of .env that cannot be read is named, a comment is not', () => {
  const note = [0x23, 0x83, 0x66, 0x0a];
  expect(readEnv(Uint8Array.of(...note))).toEqual({});
  const value = [...new TextEncoder().encode('DATA_DIR='), 0x83, 0x66];
  expect(() => readEnv(Uint8Array.of(...value))).toThrow(
    'DATA_DIR in .env is not written in UTF-8',
  );
});
