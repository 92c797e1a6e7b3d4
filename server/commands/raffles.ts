/** The command `npm run raffles`, for the operator. The server may run. */
import { writeFileSync } from 'node:fs';
import type { Db } from '#server/db/schema.ts';
import { readRaffleFile } from '#server/features/roulette/raffle-file.ts';
import { createRouletteRepository } from '#server/features/roulette/repository.ts';
import { runCommand, withDatabase } from './run-command.ts';

const USAGE = `Usage:
  npm run raffles -- import FILE    add or replace the raffles of a .json or .csv file
  npm run raffles -- list           show id, title and number of items
  npm run raffles -- export [FILE]  write all raffles as JSON, which import reads back`;

/** Returns the text to print. Files have been read and checked before. */
type Command = (db: Db) => Promise<string>;

function readCommand([name, file, ...more]: readonly string[]): Command {
  if (name === 'import' && file !== undefined && more.length === 0) return importFrom(file);
  if (name === 'list' && file === undefined) return list;
  if (name === 'export' && more.length === 0) return exportTo(file);
  throw new Error(USAGE);
}

function importFrom(file: string): Command {
  const raffles = read(file);
  return async (db) => {
    await createRouletteRepository(db).save(raffles);
    const lines = raffles.map(({ title, items }) => `${title} (${items.length})`);
    return `Imported ${lines.join(', ')}`;
  };
}

async function list(db: Db): Promise<string> {
  const raffles = await createRouletteRepository(db).all();
  return raffles.map(({ id, title, items }) => `${id}\t${title}\t${items.length}`).join('\n');
}

function exportTo(file: string | undefined): Command {
  return async (db) => {
    const raffles = await createRouletteRepository(db).all();
    const drafts = raffles.map(({ title, items }) => ({ title, items }));
    const json = JSON.stringify(drafts, null, 2);
    if (file === undefined) return json;
    writeFileSync(file, `${json}\n`);
    return `Exported ${raffles.length} raffles to ${file}`;
  };
}

function read(file: string) {
  try {
    return readRaffleFile(file);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

await runCommand((words) => withDatabase(readCommand(words)));
