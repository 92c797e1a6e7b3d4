/**
 * Runs the browser journeys in a Chromium that it finds, by Playwright's test runner; `--install` installs one where
 * there is none.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import {
  commandLine,
  NoChromiumError,
  provideChromium,
  provideHeadlessShell,
  provideJapaneseFont,
} from '#tests/support/browser/chromium.ts';

const PLAYWRIGHT = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
const CONFIG = 'tests/e2e/playwright.config.ts';
/** In another encoding Chromium saves every file with a Japanese name as `download`. */
const UTF_8 = { LC_ALL: 'C.UTF-8' };

try {
  const CHROMIUM_PATH = provideChromium();
  const HEADLESS_SHELL_PATH = provideHeadlessShell();
  provideJapaneseFont();
  process.exitCode = run({ CHROMIUM_PATH, HEADLESS_SHELL_PATH }, commandLine);
} catch (error) {
  if (!(error instanceof NoChromiumError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function run(browsers: Record<string, string>, args: string[]): number {
  const { status } = spawnSync(
    process.execPath,
    [PLAYWRIGHT, 'test', '--config', CONFIG, ...args],
    { stdio: 'inherit', env: { ...process.env, ...UTF_8, ...browsers } },
  );
  return status ?? 1;
}
