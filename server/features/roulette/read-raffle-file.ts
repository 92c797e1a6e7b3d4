import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { parseRaffleCsv } from './parse-raffle-csv.ts';
import { parseRaffleJson } from './parse-raffle-json.ts';
import { RaffleFileError } from './raffle-file-error.ts';
import type { RaffleDraft } from './raffle-rules.ts';

const parsers: Record<string, (text: string) => RaffleDraft[]> = {
  '.csv': parseRaffleCsv,
  '.json': parseRaffleJson,
};

/** Reads a file according to its extension. Throws a `RaffleFileError`. */
export function readRaffleFile(file: string): RaffleDraft[] {
  const parse = parsers[extname(file).toLowerCase()];
  if (parse === undefined) throw new RaffleFileError('its name must end with .csv or .json');
  const raffles = parse(decode(readFileSync(file)));
  if (raffles.length === 0) throw new RaffleFileError('there are no raffles in it');
  return raffles;
}

/** Strict, so a table saved in Shift_JIS is an error and not garbage. A BOM is removed. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new RaffleFileError('it is not UTF-8: save it as "CSV UTF-8" or with the encoding UTF-8');
  }
}
