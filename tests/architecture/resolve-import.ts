import { posix } from 'node:path';
import type { SourceTree } from './source-tree.ts';

export type ImportTarget =
  | { readonly kind: 'file'; readonly path: string; readonly by: 'alias' | 'relative' }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'unknown' };

/** Finds what an import names: aliases are those of package.json `imports`, and no others. */
export function resolveImport(tree: SourceTree, from: string, specifier: string): ImportTarget {
  const bare = specifier.replace(/\?.*$/, ''); // Vite's ?url, ?raw and the like
  if (bare.startsWith('.')) {
    return fileIn(tree, posix.join(posix.dirname(from), bare), 'relative');
  }
  if (bare.startsWith('#')) {
    const [alias, target] = aliasesOf(tree).find(([start]) => bare.startsWith(start)) ?? [];
    if (alias === undefined || target === undefined) return { kind: 'unknown' };
    return fileIn(tree, target + bare.slice(alias.length), 'alias');
  }
  return { kind: 'package', name: packageName(bare) };
}

function fileIn(tree: SourceTree, path: string, by: 'alias' | 'relative'): ImportTarget {
  return tree.has(path) ? { kind: 'file', path, by } : { kind: 'unknown' };
}

/** `@scope/name/deep` is `@scope/name`, `name/deep` is `name`, `node:fs` stays. */
function packageName(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

/** `"#domain/*": "./src/domain/*"` as `['#domain/', 'src/domain/']`. */
function aliasesOf(tree: SourceTree): [start: string, target: string][] {
  const manifest: { imports?: Record<string, string> } = JSON.parse(
    tree.get('package.json') ?? '{}',
  );
  return Object.entries(manifest.imports ?? {}).map(([alias, target]) => [
    alias.replace(/\*$/, ''),
    target.replace(/^\.\//, '').replace(/\*$/, ''),
  ]);
}
