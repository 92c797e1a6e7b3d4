import {
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

const NOT_COPIED = new Set(['.git', 'node_modules', 'dist', 'data', 'test-results', '.env']);

/** Copies the tree without what is made from it, and links its packages. */
export function copyTree(root: string): string {
  mkdirSync(root);
  for (const name of readdirSync('.')) {
    if (!NOT_COPIED.has(name)) cpSync(name, join(root, name), { recursive: true });
  }
  // Each package by itself: what tools keep in node_modules stays apart.
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    if (name === '.cache' || name.startsWith('.vite')) continue;
    symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name));
  }
  return root;
}

/** Deletes all tests but these. */
export function keepTests(root: string, kept: readonly string[]): void {
  for (const file of globSync('tests/**/*.{test,spec}.{ts,tsx}', { cwd: root })) {
    if (!kept.includes(file)) rmSync(join(root, file));
  }
}

/** Replaces scripts of package.json by others. */
export function replaceScripts(root: string, scripts: Readonly<Record<string, string>>): void {
  const file = join(root, 'package.json');
  const content = JSON.parse(readFileSync(file, 'utf8'));
  Object.assign(content.scripts, scripts);
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
