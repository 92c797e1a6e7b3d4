/**
 * Runs the main journeys in Firefox and WebKit: `npm run test:engines`. Installs both where it may;
 * an engine that is missing is a line, and with `--required` an error.
 */

import { thisMachine } from '#tests/support/browser/chromium.ts';
import { startServer } from '#tests/support/browser/journey-server.ts';
import { openFirefox } from './firefox.ts';
import { journeys } from './journeys.ts';
import type { Tab } from './tab.ts';
import { openWebKit } from './webkit.ts';

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'fonts-noto-cjk'];
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

const isRequired = process.argv.includes('--required');

function findEngines() {
  const firefox = thisMachine.locate('firefox-esr') ?? thisMachine.locate('firefox');
  const driver = thisMachine.locate('WebKitWebDriver');
  const screen = thisMachine.locate('Xvfb');
  return {
    Firefox: firefox && (() => openFirefox(firefox)),
    WebKit: driver && screen && (() => openWebKit({ driver, screen, browser: MINI_BROWSER })),
  };
}

function provideEngines(): ReturnType<typeof findEngines> {
  const found = findEngines();
  const isComplete = Object.values(found).every((open) => open !== undefined);
  if (isComplete || !thisMachine.canInstallPackages) return found;
  thisMachine.installPackages(...PACKAGES);
  return findEngines();
}

/** Runs all journeys in one tab, one after the other; the first that fails ends it. */
async function runJourneys(engine: string, open: () => Promise<Tab>): Promise<boolean> {
  const server = await startServer();
  const tab = await open();
  try {
    for (const { title, run } of journeys) {
      try {
        await run(tab, server, `${engine}さん`.toLowerCase());
        console.log(`✓ ${engine}: ${title}`);
      } catch (error) {
        console.error(`✘ ${engine}: ${title}`, error);
        return false;
      }
    }
    return true;
  } finally {
    await tab.close();
    await server.dispose();
  }
}

for (const [engine, open] of Object.entries(provideEngines())) {
  if (open) {
    if (!(await runJourneys(engine, open))) process.exitCode = 1;
  } else {
    console.log(`${engine} is not here: on Debian, apt-get install ${PACKAGES.join(' ')}`);
    if (isRequired) process.exitCode = 1;
  }
}
