/**
 * Runs the main journeys in Firefox and WebKit: `npm run test:engines`; `-- --install` installs both on Debian.
 * An engine that is missing is a line, and with `--required` an error. The last line is for
 * `.ci/run`, which counts these journeys, too.
 */
import { globSync } from 'node:fs';
import { canInstallPackages, installPackages, locate } from '#tests/support/browser/chromium.ts';
import { startServer } from '#tests/support/browser/journey-server.ts';
import { openFirefox } from './firefox.ts';
import { journeys } from './journeys.ts';
import type { Tab } from './tab.ts';
import { openWebKit } from './webkit.ts';

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'fonts-noto-cjk'];
/** On no PATH; the folder is named after the machine. */
const MINI_BROWSER = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';

const isRequired = process.argv.includes('--required');

function findEngines() {
  const firefox = locate('firefox-esr') ?? locate('firefox');
  const driver = locate('WebKitWebDriver');
  const screen = locate('Xvfb');
  const browser = globSync(MINI_BROWSER).at(-1);
  return {
    Firefox: firefox && (() => openFirefox(firefox)),
    WebKit: driver && screen && browser && (() => openWebKit({ driver, screen, browser })),
  };
}

function provideEngines(): ReturnType<typeof findEngines> {
  const found = findEngines();
  const isComplete = Object.values(found).every((open) => open !== undefined);
  if (isComplete || !canInstallPackages) return found;
  installPackages(...PACKAGES);
  return findEngines();
}

/**
 * Runs all journeys in one tab, one after the other; the first that fails ends it.
 *
 * @returns how many passed
 */
async function runJourneys(engine: string, open: () => Promise<Tab>): Promise<number> {
  const server = await startServer();
  let tab: Tab | undefined;
  let passed = 0;
  let title = 'starts';
  try {
    tab = await open();
    for (const journey of journeys) {
      title = journey.title;
      await journey.run(tab, server, `${engine}さん`.toLowerCase());
      console.log(`✓ ${engine}: ${title}`);
      passed += 1;
    }
  } catch (error) {
    console.error(`✘ ${engine}: ${title}`, error, await tab?.text().catch(() => ''));
  } finally {
    await tab?.close().catch((error) => console.error(`${engine} did not close`, error));
    await server.dispose();
  }
  return passed;
}

const engines = Object.entries(provideEngines());
const missing = engines.filter(([, open]) => !open);
for (const [engine] of missing)
  console.log(`${engine} is not here: on Debian, apt-get install ${PACKAGES.join(' ')}`);
// Side by side: most of the time they wait for something to be shown.
const done = await Promise.all(
  engines.map(([engine, open]) => (open ? runJourneys(engine, open) : 0)),
);
const passed = done.reduce((sum, count) => sum + count, 0);
const failed = journeys.length * (engines.length - (isRequired ? 0 : missing.length)) - passed;
console.log(`Engines: ${passed} passed, ${failed} failed`);
// A browser that does not end must not keep this from ending.
process.exit(failed === 0 ? 0 : 1);
