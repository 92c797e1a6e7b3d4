import { parseEnv } from 'node:util';

/**
 * The variables of a `.env` file: in UTF-8, with or without a mark in front, which would be a part of the first name, or
 * in UTF-16 as `>` of PowerShell writes it (OPS-33). Throws a `TypeError` that names a value in another encoding.
 */
export function readEnv(bytes: Uint8Array): NodeJS.Dict<string> {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  const variables = parseEnv(new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes));
  for (const [name, value] of Object.entries(variables)) {
    if (value?.includes('\ufffd')) throw new TypeError(`${name} in .env is not written in UTF-8`);
  }
  return variables;
}
