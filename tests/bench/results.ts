/** The results that are kept from run to run, as data and as a page to read. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { report } from './report.ts';
import type { Result } from './row.ts';

const DATA = 'results.json';
const PAGE = 'results.md';

/**
 * Puts results in place of those that the same benches had before.
 *
 * @param order the names of all benches; results of others are removed
 */
export function keepResults(
  results: readonly Result[],
  order: readonly string[],
  reasons: Readonly<Record<string, string>>,
  folder = import.meta.dirname,
): void {
  const data = join(folder, DATA);
  const before: Result[] = existsSync(data) ? JSON.parse(readFileSync(data, 'utf8')) : [];
  const latest = new Map([...before, ...results].map((result) => [result.bench, result]));
  const kept = order.flatMap((name) => latest.get(name) ?? []);
  writeFileSync(data, `${JSON.stringify(kept, null, 2)}\n`);
  writeFileSync(join(folder, PAGE), `${report(kept, reasons)}\n`);
}
