import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Linked by the menu of sections. */
const FILE = 'licences.txt';
const ROOT = join(import.meta.dirname, '..');
/** Becomes a part of the service worker, which the build makes. */
const BUILT_IN = /\/workbox-/;

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
}

/** Writes the licences of all packages that page and server are made of. */
export function licences(): Plugin {
  return {
    name: 'licences',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: textOfAll() });
    },
  };
}

function textOfAll(): string {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const packages: [string, LockedPackage][] = Object.entries(lock.packages);
  return (
    packages
      .filter(([folder, { dev }]) => folder !== '' && (!dev || BUILT_IN.test(folder)))
      // Packages for other systems are not here.
      .filter(([folder]) => existsSync(join(ROOT, folder)))
      .map(([folder, { version, license = '' }]) => {
        const name = folder.replace(/^.*node_modules\//, '');
        return [`${name} ${version} ${license}`, ...textsIn(join(ROOT, folder))].join('\n\n');
      })
      .join(`\n\n${'-'.repeat(72)}\n\n`)
  );
}

function textsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /^(?:licen[cs]e|copying|notice)\b/i.test(name))
    .filter((name) => !/\.(?:js|ts|json)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8').trim());
}
