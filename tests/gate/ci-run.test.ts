import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';

const VITEST = '\x1b[2m      Tests \x1b[22m \x1b[1m\x1b[32m20 passed\x1b[39m\x1b[22m (20)';
const VITEST_FAILED = '      Tests  3 failed | 17 passed | 1 skipped (21)';
const PLAYWRIGHT = '  5 passed (4.0s)';
const PLAYWRIGHT_FAILED = '  1 failed\n    [desktop] › pages\n  2 did not run\n  2 passed (1.2m)';

const ENGINES = 'Engines: 4 passed, 0 failed';

interface Npm {
  prints: readonly string[];
  /** The exit code of `npm cit`. */
  code?: number;
  /** What `npm run engines` prints and ends with. */
  engines?: { prints: string; code: number };
  /** The exit code of `npm run gate`. */
  gate?: number;
}

/** Runs .ci/run with an npm that only prints and ends. */
function runCi({ prints, code = 0, engines = { prints: ENGINES, code: 0 }, gate = 0 }: Npm) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'ci-run-'));
  cpSync('.ci', join(folder.path, '.ci'), { recursive: true });
  const bin = join(folder.path, 'bin');
  mkdirSync(bin);
  writeFileSync(join(folder.path, 'output'), `${prints.join('\n')}\n`);
  const npm = [
    '#!/bin/sh',
    'case "$*" in',
    `cit) cat output; exit ${code};;`,
    `*engines*) echo '${engines.prints}'; exit ${engines.code};;`,
    'esac',
    `exit ${gate}`,
  ].join('\n');
  writeFileSync(join(bin, 'npm'), npm, { mode: 0o755 });
  const { status, stdout } = spawnSync('bash', [join(folder.path, '.ci/run')], {
    encoding: 'utf8',
    env: { PATH: bin + delimiter + process.env.PATH },
  });
  return { status, last: stdout.trimEnd().split('\n').at(-1) };
}

it.each([
  {
    what: 'passes when all tests pass',
    npm: { prints: [VITEST, PLAYWRIGHT] },
    outcome: { status: 0, last: '29 passed, 0 failed' },
  },
  {
    what: "ends with npm's exit code when tests fail",
    npm: { prints: [VITEST_FAILED], code: 7 },
    outcome: { status: 7, last: '17 passed, 3 failed' },
  },
  {
    what: 'fails when tests of vitest failed, whatever npm says',
    npm: { prints: [VITEST_FAILED, PLAYWRIGHT] },
    outcome: { status: 1, last: '26 passed, 3 failed' },
  },
  {
    what: 'fails when journeys failed or did not run, whatever npm says',
    npm: { prints: [VITEST, PLAYWRIGHT_FAILED] },
    outcome: { status: 1, last: '26 passed, 3 failed' },
  },
  {
    what: 'fails when vitest printed no count',
    npm: { prints: [PLAYWRIGHT] },
    outcome: { status: 1, last: '9 passed, 0 failed' },
  },
  {
    what: 'fails when Playwright printed no count',
    npm: { prints: [VITEST] },
    outcome: { status: 1, last: '24 passed, 0 failed' },
  },
  {
    what: "ends with the engines' exit code when one of their journeys failed",
    npm: {
      prints: [VITEST, PLAYWRIGHT],
      engines: { prints: 'Engines: 3 passed, 1 failed', code: 5 },
    },
    outcome: { status: 5, last: '28 passed, 1 failed' },
  },
  {
    what: 'fails when the engines printed no count',
    npm: { prints: [VITEST, PLAYWRIGHT], engines: { prints: '', code: 0 } },
    outcome: { status: 1, last: '25 passed, 0 failed' },
  },
  {
    what: 'fails when the check of the checks fails',
    npm: { prints: [VITEST, PLAYWRIGHT], gate: 1 },
    outcome: { status: 1, last: '29 passed, 0 failed' },
  },
])('.ci/run $what', ({ npm, outcome }) => {
  expect(runCi(npm)).toEqual(outcome);
});
