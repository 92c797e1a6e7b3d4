/**
 * Measures the product against floors that are built in the same run: `npm run bench` for all, and
 * `npm run bench -- bundle` for those named. A full run writes tests/bench/results.md.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { provideChromium, thisMachine } from '#tests/support/browser/chromium.ts';
import { bundle } from './page/bundle.ts';
import { interactions } from './page/interactions.ts';
import { layoutShift } from './page/layout-shift.ts';
import { leftOpen } from './page/left-open.ts';
import { paint } from './page/paint.ts';
import { sheets } from './page/sheets.ts';
import { longSpin, spin } from './page/spin.ts';
import { reasons } from './reasons.ts';
import { machine, shortfalls, table } from './report.ts';
import type { Bench, Row } from './row.ts';
import { growth } from './server/growth.ts';
import { imports } from './server/imports.ts';
import { processes } from './server/processes.ts';
import { requests } from './server/requests.ts';
import { serverStart } from './server/server-start.ts';
import { signIns } from './server/sign-ins.ts';
import { timeline } from './server/timeline.ts';

const benches: readonly Bench[] = [
  ...[bundle, paint, layoutShift, spin, longSpin, interactions, leftOpen, sheets],
  ...[requests, processes, signIns, serverStart, growth, timeline, imports],
];

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
  const from = performance.now();
  const measured = await run();
  console.error(`${name}: ${Math.round((performance.now() - from) / 1000)} s`);
  // Keeps the results so far if a later bench fails.
  console.error(table(measured));
  rows.push(...measured);
}

const chromium = execFileSync(provideChromium(thisMachine), ['--version'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
});
const short = shortfalls(rows, reasons);
const results = [
  '# Figures',
  'Written by `npm run bench`. What counts is the ratio to a floor measured in the same run on the same machine.',
  `Machine: ${machine(chromium.trim())}.`,
  table(rows),
  ...(short.length > 0 ? ['## What falls short'] : []),
  ...short.map(({ figure, reason }) => `- **${figure}**: ${reason ?? 'no reason is known yet.'}`),
].join('\n\n');

console.log(results);
if (wanted.length === 0) writeFileSync(join(import.meta.dirname, 'results.md'), `${results}\n`);
// A shortfall with a documented reason is accepted; one without fails.
process.exitCode = short.some(({ reason }) => reason === undefined) ? 1 : 0;
