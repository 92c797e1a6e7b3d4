/** The composition of the built page, from the bundler's output. */
import { relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Rolldown } from 'vite';

/** Sizes in kB (or limits of them) by output, whose name stands without its hash. */
export type Composition = Readonly<Record<string, OutputSizes>>;

export interface OutputSizes {
  /** As it is served. */
  readonly brotli: number;
  /** What is in it of each package, after tree shaking and before minifying. */
  readonly packages: Readonly<Record<string, number>>;
}

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** Outputs of one name count as one: only the hashes of two chunks need to differ. */
export function compositionOf(outputs: readonly Output[], root: string): Composition {
  const byName = Map.groupBy(outputs, nameOf);
  return Object.fromEntries(
    [...byName].map(([name, alike]) => [
      name,
      {
        brotli: sum(alike.map((output) => brotliCompressSync(contentOf(output)).length)),
        packages: packagesOf(alike, root),
      },
    ]),
  );
}

function nameOf(output: Output): string {
  if (output.type === 'chunk') return `${output.name}.js`;
  return output.names[0] ?? output.fileName;
}

function contentOf(output: Output): string | Uint8Array {
  return output.type === 'chunk' ? output.code : output.source;
}

function packagesOf(outputs: readonly Output[], root: string): Record<string, number> {
  const modules = outputs
    .flatMap((output) => (output.type === 'chunk' ? Object.entries(output.modules) : []))
    .filter(([, { renderedLength }]) => renderedLength > 0);
  const byPackage = Map.groupBy(modules, ([id]) => packageOf(id, root));
  return Object.fromEntries(
    [...byPackage].map(([name, own]) => [
      name,
      sum(own.map(([, { renderedLength }]) => renderedLength)),
    ]),
  );
}

/** A package's name, or the folder of the tree; the bundler's own code has no file. */
function packageOf(id: string, root: string): string {
  if (id.startsWith('\0')) return 'the bundler';
  const path = id.split('/node_modules/').at(-1) ?? id;
  const [first = '', second] = (path === id ? relative(root, id) : path).split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/** Bytes as kB. */
function sum(bytes: readonly number[]): number {
  return bytes.reduce((total, one) => total + one, 0) / 1000;
}
