/**
 * The check of the checks: breaks one thing at a time in scratch copies, and demands that the very
 * commands of CI fail for it, and that they pass without it.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { type Break, broken, brokenStatics, brokenTests, keptTests } from './breaks.ts';
import { copyTree, keepTests, replaceScripts } from './scratch.ts';

const failures: string[] = [];
using folder = mkdtempDisposableSync(join(tmpdir(), 'gate-'));

const tests = copyTree(join(folder.path, 'tests'));
keepTests(tests, Object.values(keptTests));
// They are checked below, and would miss the tests that are left out.
replaceScripts(tests, { static: 'true' });
check(tests, ['test'], brokenTests);

const statics = copyTree(join(folder.path, 'statics'));
// The budget builds the page, which takes its time.
replaceScripts(statics, { budget: 'true || node tests/bench/page/check-budget.ts' });
check(statics, ['run', 'static'], brokenStatics);

for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;

function check(root: string, command: readonly string[], breaks: readonly Break[]): void {
  const name = `npm ${command.join(' ')}`;
  const { status, output } = run(root, command);
  report(`${name} passes when nothing is broken`, status === 0, output);
  for (const change of breaks) {
    const file = join(root, change.file);
    const source = readFileSync(file, 'utf8');
    writeFileSync(file, broken(source, change));
    const { status, output } = run(root, command);
    writeFileSync(file, source);
    const noticed = status !== 0 && change.says.test(output);
    report(`${name} fails when broken: ${change.what}`, noticed, output);
  }
}

function run(root: string, command: readonly string[]) {
  // As in a shell of its own: npm's variables would name the folder that this runs in.
  const { PATH, HOME, CHROMIUM_PATH, TMPDIR } = process.env;
  const { status, stdout, stderr } = spawnSync('npm', command, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    env: { PATH, HOME, CHROMIUM_PATH, TMPDIR, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { status, output: stdout + stderr };
}

function report(sentence: string, holds: boolean, output: string): void {
  console.log(`${styleText(holds ? 'green' : 'red', holds ? '✓' : '✗')} ${sentence}`);
  if (!holds) failures.push(`✗ ${sentence}; it printed at last:\n${output.slice(-3000)}`);
}
