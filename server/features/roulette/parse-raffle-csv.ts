import { CsvError, parse } from 'csv-parse/sync';
import { RaffleFileError } from './raffle-file-error.ts';
import { countProblem, itemProblem, type RaffleDraft, titleProblem } from './raffle-rules.ts';

const HEADER = 'title,item';

interface Row {
  line: number;
  fields: string[];
}

/**
 * Reads one item per row below the header `title,item`. Rows with the same title form one raffle,
 * adjacent or not. Throws a `RaffleFileError`.
 */
export function parseRaffleCsv(text: string): RaffleDraft[] {
  const [header, ...rows] = readRows(text);
  if (header?.fields.join(',').toLowerCase() !== HEADER) {
    throw new RaffleFileError(`the header must be ${HEADER}`, header?.line ?? 1);
  }
  const raffles = new Map<string, string[]>();
  for (const { line, fields } of rows) {
    const [title = '', item = '', ...more] = fields;
    const items = raffles.get(title) ?? [];
    const problem =
      (more.length > 0 ? 'there are more than two columns' : undefined) ??
      titleProblem(title) ??
      itemProblem(item) ??
      countProblem(items.length + 1);
    if (problem !== undefined) throw new RaffleFileError(problem, line);
    raffles.set(title, items);
    items.push(item);
  }
  return [...raffles].map(([title, items]) => ({ title, items }));
}

function readRows(text: string): Row[] {
  const rows: Row[] = [];
  let linesRead = 0;
  try {
    parse(text.replaceAll(/\r\n?/g, '\n'), {
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (fields: string[], { lines }) => {
        // csv-parse reports a row's last line; users look for its first.
        rows.push({ line: lines - newlines(fields), fields: fields.map((field) => field.trim()) });
        linesRead = lines;
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new RaffleFileError('the quotation marks do not match', linesRead + 1);
  }
  return rows;
}

function newlines(fields: readonly string[]): number {
  return fields.join('').split('\n').length - 1;
}
