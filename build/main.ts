/** Builds the page: a server build draws the first view, and the client build carries it. */
import { accessSync, constants, existsSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { licences } from './licences.ts';
import { type FirstView, prerender } from './prerender.ts';

const { values } = parseArgs({ options: { outDir: { type: 'string', default: 'dist' } } });

for (const folder of ['.', 'node_modules', values.outDir]) {
  if (existsSync(folder)) assertWritable(folder);
}

await build({
  logLevel: 'warn',
  plugins: [licences(), prerender(await drawFirstView())],
  build: { outDir: values.outDir, emptyOutDir: true },
});

/** Vite's own error about it is a stack that names no folder. */
function assertWritable(folder: string): void {
  try {
    accessSync(folder, constants.W_OK);
  } catch (error) {
    console.error(
      `Cannot build: ${(error as Error).message} (build as the user who owns the project's folder, where it can be written)`,
    );
    process.exit(1);
  }
}

/** Runs the server build. It lies in the project, so that it finds the packages. */
async function drawFirstView(): Promise<FirstView> {
  await using folder = await mkdtempDisposable(join(import.meta.dirname, '../node_modules/.ssr-'));
  await build({
    logLevel: 'warn',
    build: {
      ssr: 'src/entry-server.tsx',
      outDir: folder.path,
      rolldownOptions: { output: { entryFileNames: 'entry-server.js' } },
    },
  });
  const { render } = await import(pathToFileURL(join(folder.path, 'entry-server.js')).href);
  return render();
}
