/**
 * The two pages that are compared, each behind a server process of its own. The caller disposes it.
 */
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { startServer } from '#tests/support/browser/journey-server.ts';
import { pageConfig } from './page-config.ts';

export interface ServedPage extends AsyncDisposable {
  readonly url: string;
}

const FLOOR = join(import.meta.dirname, 'floor');
const SERVE_FOLDER = fileURLToPath(import.meta.resolve('#tests/support/server/serve-folder.ts'));

/** The page as it was built last, with an empty database. */
export async function openProduct(): Promise<ServedPage> {
  const { url, dispose } = await startServer();
  return { url, [Symbol.asyncDispose]: dispose };
}

/** The smallest page with the customer's packages, built now with the product's own settings into one script. */
export async function openFloor(): Promise<ServedPage> {
  await using opened = new AsyncDisposableStack();
  const { path } = opened.use(await mkdtempDisposable(join(tmpdir(), 'floor-')));
  await buildFloor(path);
  const { url, dispose } = await startServer({}, [SERVE_FOLDER, path]);
  opened.defer(dispose);
  const kept = opened.move();
  return { url, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}

async function buildFloor(folder: string): Promise<void> {
  const config = await pageConfig({ without: ['vite-plugin-pwa', 'evaluate-in-turn'] });
  const options = { ...config.build, rolldownOptions: {}, outDir: folder, emptyOutDir: true };
  await build({ ...config, root: FLOOR, build: options });
}
