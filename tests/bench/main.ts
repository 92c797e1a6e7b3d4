/**
 * Measures the product against floors that are built in the same run: `npm run bench` for all, and
 * `npm run bench -- bundle` for those named. What was measured takes the place of what it was before
 * in tests/bench/results.md.
 */
import { execFileSync } from 'node:child_process';
import { provideChromium, thisMachine } from '#tests/support/browser/chromium.ts';
import { watchStealTime } from '#tests/support/server/steal-time.ts';
import { bundle } from './page/bundle.ts';
import { interactions } from './page/interactions.ts';
import { lighthouse } from './page/lighthouse.ts';
import { paint } from './page/paint.ts';
import { presses } from './page/presses.ts';
import { sheets } from './page/sheets.ts';
import { longSpin, spin } from './page/spin.ts';
import { reasons } from './reasons.ts';
import { machine, report, shortfalls, table } from './report.ts';
import { keepResults } from './results.ts';
import type { Bench, Result } from './row.ts';
import { growth } from './server/growth.ts';
import { requests } from './server/requests.ts';
import { serverStart } from './server/server-start.ts';
import { timeline } from './server/timeline.ts';

const benches: readonly Bench[] = [
  ...[bundle, lighthouse, paint, spin, longSpin, interactions, presses, sheets],
  ...[requests, serverStart, growth, timeline],
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !benches.some((bench) => bench.name === name));
if (unknown.length > 0) {
  const known = benches.map(({ name }) => name).join(', ');
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${known}.`);
  process.exit(1);
}

const chromium = execFileSync(provideChromium(thisMachine), ['--version'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
});
const measuredOn = {
  date: new Date().toISOString().slice(0, 10),
  machine: machine(chromium.trim()),
};

const results: Result[] = [];
for (const { name, run } of benches) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const began = performance.now();
  const stolenMs = watchStealTime();
  const rows = await run();
  const tookMs = performance.now() - began;
  const stolen = stolenMs();
  const share = stolen.reduce((sum, ms) => sum + ms / tookMs / stolen.length, 0);
  const steal = stolen.length > 0 ? { steal: share } : {};
  const result: Result = { bench: name, ...measuredOn, ...steal, rows };
  console.error(`${name}: ${Math.round(tookMs / 1000)} s`);
  // Shows the results so far if a later bench fails.
  console.error(table([result]));
  results.push(result);
}

console.log(report(results, reasons));
keepResults(
  results,
  benches.map(({ name }) => name),
  reasons,
);
const short = shortfalls(results, reasons);
// A shortfall with a documented reason is accepted; one without fails.
process.exitCode = short.some(({ reason }) => reason === undefined) ? 1 : 0;
