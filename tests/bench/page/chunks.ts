/** What the built page's chunks say: who imports whom, and whether each has the name by which it is loaded. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Rolldown } from 'vite';

const ROOT = resolve(import.meta.dirname, '../../..');

/** The names that a chunk waits for, with spaces between, by its own name. */
export type ChunkImports = Record<string, string>;

/** The names of the chunks that each chunk waits for, without the scripts of the first view. */
export function importsOf(
  scripts: readonly Rolldown.OutputChunk[],
  first: ReadonlySet<Rolldown.OutputChunk>,
): ChunkImports {
  const nameOf = new Map(scripts.map((script) => [script.fileName, script.name]));
  const isFirst = new Set([...first].map(({ fileName }) => fileName));
  const waits = scripts
    .filter((script) => !first.has(script))
    .map(({ name, imports }): [string, string] => {
      const others = imports.filter((file) => !isFirst.has(file));
      return [
        name,
        others
          .map((file) => nameOf.get(file))
          .sort()
          .join(' '),
      ];
    })
    .filter(([, names]) => names !== '');
  return Object.fromEntries(waits.sort(([a], [b]) => a.localeCompare(b)));
}

/** A sentence for each chunk that waits for another one than the budget says. */
export function changedImports(found: ChunkImports, expected: ChunkImports): string[] {
  const names = new Set([...Object.keys(found), ...Object.keys(expected)]);
  return [...names].flatMap((name) => {
    const now = found[name]?.split(' ') ?? [];
    const before = expected[name]?.split(' ') ?? [];
    const more = now.filter((one) => !before.includes(one));
    const less = before.filter((one) => !now.includes(one));
    return [
      ...more.map((one) => `The chunk ${name} now waits for ${one}.`),
      ...less.map((one) => `The chunk ${name} waits for ${one} no longer.`),
    ];
  });
}

/**
 * A sentence for each `loadChunk` and `lazyPart` that names another chunk than the one with the file that it imports:
 * an error would name the wrong chunk (UI-9).
 */
export function misnamedChunks(scripts: readonly Rolldown.OutputChunk[]): string[] {
  const chunkOf = new Map(
    scripts.flatMap(({ name, moduleIds }) => moduleIds.map((id) => [id, name])),
  );
  return globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).flatMap((file) => {
    const text = readFileSync(resolve(ROOT, file), 'utf8');
    const names = captured(text, /\b(?:loadChunk|lazyPart)\(\s*'(\w+)'/g);
    if (names.length === 0) return [];
    const imports = captured(text, /(?<!typeof )\bimport\(\s*'([^']+)'/g);
    if (imports.length !== names.length) {
      return [`${file}: each chunk that is named needs an import() of its own.`];
    }
    return imports.flatMap((path, index) => {
      const chunk = chunkOf.get(sourceOf(path, file));
      return chunk === names[index]
        ? []
        : [`${file}: ${basename(path)} is named ${names[index]}, and lies in ${chunk}.`];
    });
  });
}

function captured(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, one = '']) => one);
}

/** The file behind a path of an import, whose alias package.json names. */
function sourceOf(path: string, importer: string): string {
  if (path.startsWith('.')) return resolve(ROOT, dirname(importer), path);
  const inSrc = resolve(ROOT, 'src', path.slice(1));
  return existsSync(inSrc) ? inSrc : resolve(ROOT, path.slice(1));
}
