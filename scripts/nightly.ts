/**
 * The long run, `npm run nightly`: the tests that are too long for `.ci/run`, one after the other, on a machine
 * that does nothing else. It goes on after a failure, and lists at its end which parts passed. With `-- --install`
 * it installs the programs that some suites need.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { canInstallPackages, installPackages } from '#tests/support/browser/chromium.ts';

/** Programs that some suites need; without them these are skipped, and vitest says so. */
const PACKAGES = ['nginx-light', 'libreoffice-calc', 'poppler-utils'];
const LONG_SUITES = 'npx vitest run --no-file-parallelism --disable-console-intercept --project';

/** Starts a Citus cluster; the repository has none. */
const CITUS_UP = process.env.CITUS_UP ?? '../shared/citus/up.sh';

const steps = [
  { name: 'server suites on every database', command: `${LONG_SUITES} server` },
  { name: 'models and kills of the page', command: `${LONG_SUITES} page model kills .long.` },
  { name: 'bytes that are withheld', command: `${LONG_SUITES} unit rooms/check` },
  ...(existsSync(CITUS_UP)
    ? [
        { name: 'Citus', command: 'bash scripts/with-citus.sh npm run --silent test:citus' },
        {
          name: 'Citus while its nodes fail',
          command: `bash scripts/with-citus.sh ${LONG_SUITES} server citus-faults`,
        },
      ]
    : []),
  {
    name: 'long journeys',
    command:
      'node tests/e2e/main.ts --project=desktop --grep "@long|in large text" --grep-invert worlds.spec',
  },
  {
    name: 'journeys through all worlds',
    command: 'node tests/e2e/main.ts --project=desktop worlds.spec',
  },
];

if (canInstallPackages) installPackages(...PACKAGES);
const results = steps.map(({ name, command }) => {
  console.log(`\n${name}: ${command}`);
  const began = performance.now();
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, LONG: '1' },
  });
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  return { name, passed: status === 0, minutes };
});

console.log('');
for (const { name, passed, minutes } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'} in ${minutes} min: ${name}`);
}
if (!existsSync(CITUS_UP))
  console.log('skipped: Citus (CITUS_UP names the script that starts one)');
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
