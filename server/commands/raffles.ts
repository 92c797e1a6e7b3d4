/** The command `npm run raffles`, for the operator. The server may run. */
import { writeFileSync } from 'node:fs';
import { RaffleFileError } from '#server/features/roulette/raffle-file-error.ts';
import { readRaffleFile } from '#server/features/roulette/read-raffle-file.ts';
import { createRouletteRepository } from '#server/features/roulette/repository.ts';
import {
  type CollectionService,
  createCollectionService,
} from '#server/features/roulette/service.ts';
import { runCommand, withDatabase } from './run-command.ts';

const USAGE = `Usage:
  npm run raffles -- import FILE    add or replace the raffles of a .json or .csv file
  npm run raffles -- list           show id, title and number of items
  npm run raffles -- export [FILE]  write all raffles as JSON, which import reads back`;

/** Returns the text to print. Files have been read and checked before. */
type Command = (collection: CollectionService) => Promise<string>;

function readCommand([name, file, ...more]: readonly string[]): Command {
  if (name === 'import' && file !== undefined && more.length === 0) return importFrom(file);
  if (name === 'list' && file === undefined) return list;
  if (name === 'export' && more.length === 0) return exportTo(file);
  throw new Error(USAGE);
}

function importFrom(file: string): Command {
  const raffles = naming(file, () => readRaffleFile(file));
  return async (collection) => {
    await collection.import(raffles);
    const lines = raffles.map(({ title, items }) => `${title} (${items.length})`);
    return `Imported ${lines.join(', ')}`;
  };
}

async function list(collection: CollectionService): Promise<string> {
  const raffles = await collection.list();
  return raffles.map(({ id, title, items }) => `${id}\t${title}\t${items}`).join('\n');
}

function exportTo(file: string | undefined): Command {
  return async (collection) => {
    const raffles = await collection.export();
    const json = JSON.stringify(raffles, null, 2);
    if (file === undefined) return json;
    naming(file, () => writeFileSync(file, `${json}\n`));
    return `Exported ${raffles.length} raffles to ${file}`;
  };
}

function naming<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof RaffleFileError) throw new Error(`${file}: ${error.message}`);
    throw error;
  }
}

await runCommand((words) => {
  const command = readCommand(words);
  return withDatabase((db) => command(createCollectionService(createRouletteRepository(db))));
});
