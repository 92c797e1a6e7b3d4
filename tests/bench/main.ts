/**
 * Measures the page beside a floor that is built in the same run: `npm run bench` for all, which writes
 * tests/bench/results.md, and `npm run bench -- bytes` for those named, which are printed alone.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bytes } from './page/bytes.ts';
import { interactions } from './page/interactions.ts';
import { lighthouse } from './page/lighthouse.ts';
import { paint } from './page/paint.ts';
import { spin } from './page/spin.ts';
import { report } from './report.ts';
import type { Bench, Row } from './row.ts';

const benches: readonly Bench[] = [bytes, lighthouse, paint, interactions, spin];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !benches.some((bench) => bench.name === name));
if (unknown.length > 0) {
  const known = benches.map(({ name }) => name).join(', ');
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${known}.`);
  process.exit(1);
}

const rows: Row[] = [];
for (const { name, run } of benches) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const began = performance.now();
  rows.push(...(await run()));
  console.error(`${name}: ${Math.round((performance.now() - began) / 1000)} s`);
}
console.log(report(rows));
if (wanted.length === 0) {
  writeFileSync(join(import.meta.dirname, 'results.md'), `${report(rows)}\n`);
}
