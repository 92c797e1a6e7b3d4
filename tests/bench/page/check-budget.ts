/**
 * Fails if the built page is larger than budget.json says, in kB as it is served (UI-19), or if a chunk waits for
 * another one than it says: `npm run budget`. With `-- --write` the budget becomes what is there and 2 % more; the
 * diff documents the decision.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { type ChunkImports, changedImports, importsOf, misnamedChunks } from './chunks.ts';
import { pageConfig } from './page-config.ts';

const FILE = join(import.meta.dirname, 'budget.json');
const HEADROOM = 1.02;
const MEANT = 'If that is meant: `npm run budget -- --write`.';

type Budget = Record<'firstScripts' | 'allScripts', number> & { imports: ChunkImports };

const budget: Budget = JSON.parse(readFileSync(FILE, 'utf8'));
const scripts = await builtScripts();
const first = firstOf(scripts);
const found: Budget = {
  firstScripts: kilobytes([...first]),
  allScripts: kilobytes(scripts),
  imports: importsOf(scripts, first),
};

for (const problem of misnamedChunks(scripts)) complain(problem);
if (process.argv.includes('--write')) {
  const limits: Budget = {
    ...found,
    firstScripts: withHeadroom(found.firstScripts),
    allScripts: withHeadroom(found.allScripts),
  };
  writeFileSync(FILE, `${JSON.stringify(limits, null, 2)}\n`);
} else {
  check('the scripts of the first view', found.firstScripts, budget.firstScripts);
  check('all scripts', found.allScripts, budget.allScripts);
  for (const change of changedImports(found.imports, budget.imports)) complain(change, MEANT);
}

/** Builds the page in memory, without what only adds files beside it. */
async function builtScripts(): Promise<Rolldown.OutputChunk[]> {
  const config = await pageConfig({ without: ['vite-plugin-pwa', 'precompress'] });
  const built = await build({ ...config, build: { ...config.build, write: false } });
  if (!('output' in built)) throw new Error('The page is one build');
  return built.output.filter((output) => output.type === 'chunk');
}

/** The page's own script, and all that it waits for. */
function firstOf(scripts: readonly Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  const byName = new Map(scripts.map((script) => [script.fileName, script]));
  const first = new Set<Rolldown.OutputChunk>();
  const add = (script: Rolldown.OutputChunk | undefined) => {
    if (script === undefined || first.has(script)) return;
    first.add(script);
    for (const name of script.imports) add(byName.get(name));
  };
  add(scripts.find(({ isEntry }) => isEntry));
  return first;
}

function kilobytes(scripts: readonly Rolldown.OutputChunk[]): number {
  const bytes = scripts.map(({ code }) => brotliCompressSync(code).length);
  return bytes.reduce((sum, one) => sum + one, 0) / 1000;
}

function withHeadroom(size: number): number {
  return Math.ceil(10 * size * HEADROOM) / 10;
}

function check(what: string, size: number, limit: number): void {
  if (size <= limit) {
    console.log(`${what}: ${size.toFixed(1)} of ${limit} kB`);
    return;
  }
  complain(`${what}: ${size.toFixed(1)} kB, with a budget of ${limit} kB.`, MEANT);
}

function complain(...sentences: string[]): void {
  console.error(sentences.join(' '));
  process.exitCode = 1;
}
