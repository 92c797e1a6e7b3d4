/** Builds the page: a server build draws the first view, and the client build carries it. */
import { mkdtempDisposable } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { licences } from './licences.ts';
import { type FirstView, prerender } from './prerender.ts';

const { values } = parseArgs({ options: { outDir: { type: 'string', default: 'dist' } } });

await build({
  logLevel: 'warn',
  plugins: [licences(), prerender(await drawFirstView())],
  build: { outDir: values.outDir, emptyOutDir: true },
});

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
