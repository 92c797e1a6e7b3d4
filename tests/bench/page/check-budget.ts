/**
 * Fails if the built page exceeds budget.json: `npm run budget`. With `-- --write` broken lines are
 * updated; the diff then documents the decision.
 * The limits are kB: of outputs as they are served, of packages before minifying.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { breaches, updated } from './budget.ts';
import { type Composition, compositionOf } from './composition.ts';
import { pageConfig, ROOT } from './page-config.ts';

const FILE = join(import.meta.dirname, 'budget.json');
const HOW_TO_DECIDE =
  'If that is meant: `npm run budget -- --write` changes these lines of tests/bench/page/budget.json.';

const budget: Composition = JSON.parse(readFileSync(FILE, 'utf8'));
const composition = await builtComposition();
const found = breaches(budget, composition);
for (const breach of found) console.error(breach);

if (process.argv.includes('--write')) {
  writeFileSync(FILE, `${JSON.stringify(updated(budget, composition), null, 2)}\n`);
} else if (found.length > 0) {
  console.error(HOW_TO_DECIDE);
  process.exitCode = 1;
}

/** Builds the page in memory, without what only adds files beside it. */
async function builtComposition(): Promise<Composition> {
  const config = await pageConfig({ without: ['vite-plugin-pwa', 'precompress'] });
  const built = await build({ ...config, build: { ...config.build, write: false } });
  if (!('output' in built)) throw new Error('The page is one build');
  return compositionOf(built.output, ROOT);
}
