import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Path from the project's root, with slashes, to the file's text. A made-up tree is one too. */
export type SourceTree = ReadonlyMap<string, string>;

/** A rule checks a whole tree and returns one line per breach, with the remedy. */
export type Rule = (tree: SourceTree) => string[];

const NOT_OURS = new Set(['.git', 'node_modules', 'dist', 'data', 'test-results']);
const READABLE = /\.(?:tsx?|md|json|html)$/;

/** Reads the project as it stands on disk; a file that no rule reads has the text ''. */
export function readSourceTree(root: string): SourceTree {
  const tree = new Map<string, string>();
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (NOT_OURS.has(entry.name)) continue;
    const path = join(root, entry.name);
    const files = entry.isDirectory() ? filesBelow(path) : [path];
    for (const file of files) {
      const text = READABLE.test(file) ? readFileSync(file, 'utf8') : '';
      tree.set(relative(root, file).split(sep).join('/'), text);
    }
  }
  return tree;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

const MODULE = /^(?:build|contract|domain|theme|src|server|scripts|tests)\/.*\.tsx?$/;

/** The TypeScript files of the layers, as [path, text]. */
export function modulesOf(tree: SourceTree): (readonly [path: string, text: string])[] {
  return [...tree].filter(([path]) => MODULE.test(path));
}
