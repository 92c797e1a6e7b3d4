/**
 * The checks that a changed file needs, for each save: `npm run quick`. What git says is changed since the last commit
 * gets its format and lint, the types of the projects that it belongs to, the architecture, the unit tests that import
 * it, and the nearest tests of page and server. `vitest related` would take nearly all of these, which take minutes.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import concurrently from 'concurrently';

/** Who reads a file: the folders and the service worker as the tsconfig files name them. */
const TYPES: readonly [script: string, files: RegExp][] = [
  ['types:all', /^(?!src\/service-worker\.ts).*\.tsx?$/],
  ['types:page', /^(?:contract|domain|src|theme)\/.*\.tsx?$/],
  ['types:server', /^(?:contract|domain|server)\/.*\.ts$/],
  ['types:service-worker', /^src\/(?:service-worker|vite-env\.d)\.ts$/],
];

const TEST = /^tests\/(?:src|server)\/.*(?<!\.long)\.test\.tsx?$/;
/** Test files of page and server that are run; each takes some seconds. */
const MOST = 4;

const changed = git('diff', '--name-only', '--diff-filter=d', 'HEAD').concat(
  git('ls-files', '--others', '--exclude-standard'),
);
if (changed.length === 0) console.log('Nothing is changed since the last commit.');
else await check();

function git(command: string, ...args: string[]): string[] {
  const output = execFileSync('git', [command, '-z', ...args], { encoding: 'utf8' });
  return output.split('\0').filter(Boolean);
}

/** Runs all, so that one call tells everything; the longest first, so that neither of two processors waits. */
async function check(): Promise<void> {
  const scripts = changed.filter((file) => /\.tsx?$/.test(file));
  const nearest = nearestTests(scripts);
  const related = `vitest related --run --passWithNoTests ${quoted(scripts)}`;
  const commands = [
    nearest.length > 0 && `vitest run ${quoted(nearest)}`,
    ...TYPES.filter(([, files]) => changed.some((file) => files.test(file))).map(
      ([script]) => `npm run --silent ${script}`,
    ),
    scripts.length > 0 && `${related} --project unit`,
    'vitest run --project unit tests/architecture.test.ts tests/words.test.ts',
    `biome ci --error-on-warnings --no-errors-on-unmatched ${quoted(changed)}`,
  ].filter((command) => command !== false);
  const { result } = concurrently(commands, { group: true, maxProcesses: 2, prefix: 'none' });
  await result.catch(() => {
    process.exitCode = 1;
  });
  if (scripts.length > 0) {
    console.log(
      `Of page and server ran ${nearest.length} test files. All related ones: npx ${related}`,
    );
  }
}

/**
 * Tests of page and server, the nearest first: changed ones, tests with the name of a changed file, tests that import it,
 * and tests in the nearest folder that mirrors its own.
 */
function nearestTests(scripts: readonly string[]): string[] {
  const tests = git('ls-files', '--cached', '--others', '--exclude-standard', 'tests')
    .filter((path) => TEST.test(path) && existsSync(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8'), folder: dirname(path) }));
  const folders = new Set(tests.map(({ folder }) => folder));
  const mirrorOf = (file: string): string =>
    folders.has(file) || file === '.' ? file : mirrorOf(dirname(file));
  const isNear: ((test: (typeof tests)[number], file: string) => boolean)[] = [
    ({ path }, file) => path === file,
    ({ path }, file) => withoutType(path) === `tests/${withoutType(file)}`,
    ({ text }, file) => text.includes(`'#${file.replace(/^src\//, '')}'`),
    ({ folder }, file) => folder === mirrorOf(`tests/${file}`),
  ];
  const found = isNear.flatMap((near) =>
    tests.filter((test) => scripts.some((file) => near(test, file))),
  );
  return [...new Set(found.map(({ path }) => path))].slice(0, MOST);
}

function withoutType(file: string): string {
  return file.replace(/(?:\.test)?\.tsx?$/, '');
}

function quoted(files: readonly string[]): string {
  return files.map((file) => JSON.stringify(file)).join(' ');
}
