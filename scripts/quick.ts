/**
 * The checks that a changed file needs, for each save: `npm run quick`. What git says is changed since the last commit
 * gets its format and lint, the types of the projects that it belongs to, the tests that import it, and the
 * architecture.
 */
import { execFileSync, spawnSync } from 'node:child_process';

/** Who reads a file: the folders and the service worker as the tsconfig files name them. */
const TYPES: readonly [script: string, files: RegExp][] = [
  ['types:all', /^(?!src\/service-worker\.ts).*\.tsx?$/],
  ['types:page', /^(?:contract|domain|src|theme)\/.*\.tsx?$/],
  ['types:server', /^(?:contract|domain|server)\/.*\.ts$/],
  ['types:service-worker', /^src\/(?:service-worker|vite-env\.d)\.ts$/],
];

const changed = changedFiles();
if (changed.length === 0) console.log('Nothing is changed since the last commit.');
else check();

function changedFiles(): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\0').filter(Boolean);
  const tracked = git('diff', '--name-only', '--diff-filter=d', '-z', 'HEAD');
  return [...tracked, ...git('ls-files', '--others', '--exclude-standard', '-z')];
}

/** Runs all, so that one call tells everything. */
function check(): void {
  const scripts = changed.filter((file) => /\.tsx?$/.test(file));
  const types = TYPES.filter(([, files]) => changed.some((file) => files.test(file)));
  const passed = [
    run('biome', 'ci', '--error-on-warnings', '--no-errors-on-unmatched', ...changed),
    ...types.map(([script]) => run('npm', 'run', '--silent', script)),
    run('vitest', 'run', '--project', 'unit', 'tests/architecture.test.ts', 'tests/words.test.ts'),
    scripts.length === 0 || run('vitest', 'related', '--run', '--passWithNoTests', ...scripts),
  ];
  if (passed.includes(false)) process.exitCode = 1;
}

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}
