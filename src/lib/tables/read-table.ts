import { TABLE_WORKER, workerAddress } from '../own-workers.ts';
import type { TableAnswer, TableTask } from './parse-table.ts';
import { tableOfPage } from './sheets-of-page.ts';
import { type Encoding, type Table, TableError, type TableProblem } from './table.ts';

/** A table that takes longer than this is not waited for, in milliseconds. */
const READING_MS = 20_000;

interface Options {
  /** One of the encodings that fit, where the user chose it. */
  encoding?: Encoding | undefined;
  /** Ends the reading, with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** Reads a file or a pasted text as a table, in a worker. Throws a `TableError`. */
export async function readTable(
  source: Blob | string,
  { encoding, signal }: Options = {},
): Promise<Table> {
  const content = typeof source === 'string' ? source : await source.arrayBuffer();
  signal?.throwIfAborted();
  const worker = new Worker(workerAddress(TABLE_WORKER), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const answer = await new Promise<Exclude<TableAnswer, { problem: TableProblem }>>(
      (resolve, reject) => {
        timer = setTimeout(() => reject(new TableError('slow')), READING_MS);
        worker.addEventListener('message', ({ data }: MessageEvent<TableAnswer>) => {
          if ('problem' in data) reject(new TableError(data.problem));
          else resolve(data);
        });
        // Not loaded, or out of memory.
        worker.addEventListener('error', () => reject(new TableError('unreadable')));
        signal?.addEventListener('abort', () => reject(signal.reason));
        const task: TableTask = { source: content, encoding };
        worker.postMessage(task, typeof content === 'string' ? [] : [content]);
      },
    );
    return 'page' in answer ? tableOfPage(answer) : answer.table;
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
