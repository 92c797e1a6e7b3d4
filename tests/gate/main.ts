/**
 * The check of the checks: breaks one line for each runner in scratch copies, and demands that the very
 * commands of CI fail for it. That they pass without it is what CI has seen before, in the tree itself.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { styleText } from 'node:util';
import {
  type Break,
  broken,
  brokenJourneys,
  brokenPage,
  brokenStatics,
  brokenTests,
  keptTests,
} from './breaks.ts';
import { copyTree, keepTests, replaceScripts } from './scratch.ts';

const failures: string[] = [];
using folder = mkdtempDisposableSync(join(tmpdir(), 'gate-'));
await Promise.all([checkTests(), checkStatics()]);
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;

async function checkTests(): Promise<void> {
  const root = copyTree(join(folder.path, 'tests'));
  keepTests(root, Object.values(keptTests));
  // They are checked beside it, and would miss the tests that are left out.
  replaceScripts(root, { static: 'true' });
  await expectToFail(root, ['run', 'check'], brokenTests);
  await expectToFail(root, ['run', 'check'], brokenPage);
  await expectToFail(root, ['test'], brokenJourneys);
}

async function checkStatics(): Promise<void> {
  const root = copyTree(join(folder.path, 'statics'));
  // The budget builds the page, which takes its time.
  replaceScripts(root, { budget: 'true || node tests/bench/page/check-budget.ts' });
  await expectToFail(root, ['run', 'static'], brokenStatics);
}

/** Breaks all of them at once. */
async function expectToFail(
  root: string,
  command: readonly string[],
  breaks: readonly Break[],
): Promise<void> {
  const sources = new Map(
    breaks.map(({ file }) => [file, readFileSync(join(root, file), 'utf8')] as const),
  );
  for (const change of breaks) {
    const file = join(root, change.file);
    writeFileSync(file, broken(readFileSync(file, 'utf8'), change));
  }
  const { status, output } = await run(root, command);
  for (const [file, source] of sources) writeFileSync(join(root, file), source);
  for (const { what, says } of breaks) {
    const noticed = status !== 0 && says.test(output);
    report(`npm ${command.join(' ')} fails when broken: ${what}`, noticed, output);
  }
}

async function run(root: string, command: readonly string[]) {
  // As in a shell of its own: npm's variables would name the folder that this runs in.
  const { PATH, HOME, CHROMIUM_PATH, TMPDIR } = process.env;
  const npm = spawn('npm', command, {
    cwd: root,
    env: { PATH, HOME, CHROMIUM_PATH, TMPDIR, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [status]] = await Promise.all([
    text(npm.stdout),
    text(npm.stderr),
    once(npm, 'close'),
  ]);
  return { status, output: stdout + stderr };
}

function report(sentence: string, holds: boolean, output: string): void {
  console.log(`${styleText(holds ? 'green' : 'red', holds ? '✓' : '✗')} ${sentence}`);
  if (!holds) failures.push(`✗ ${sentence}; it printed at last:\n${output.slice(-3000)}`);
}
