import Papa from 'papaparse';
import { checkSize, TableError, type TableRow } from './table.ts';

const DELIMITERS = [',', '\t', ';'];
/** A character that no text contains (`encodings.ts`): as the delimiter it makes each row one cell. */
const NONE = '\u001f';
/** Spreadsheets write it to name the delimiter, and hide it when they read. */
const NAMED = /^sep=([,;\t])\n/;

/** The heading of a table in Markdown, whose lines begin and end with `|`, and the rule below it. */
const MARKDOWN = /^(\s*\|.*\n)[ \t]*\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*(?=\n|$)/;
const EDGES = /^[ \t]*\||\|[ \t]*$/gm;

const LOOKED_AT = 2000;
/** A quotation mark that is closed in another row makes one cell of all between them. */
const LONGEST_CELL = 10_000;

/** The rows of a text, by the delimiter that fits its first ones. Throws a `TableError`. */
export function rowsOfText(text: string): TableRow[] {
  const whole = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const named = NAMED.exec(whole);
  const written = whole.slice(named?.[0].length ?? 0);
  const isMarkdown = MARKDOWN.test(written);
  const body = isMarkdown ? written.replace(MARKDOWN, '$1').replace(EDGES, '') : written;
  const { data, errors } = Papa.parse<string[]>(body, {
    newline: '\n',
    delimiter: named?.[1] ?? delimiterOf(body),
    // Kept, so that lines can be counted.
    skipEmptyLines: false,
  });
  if (errors.some(({ code }) => code === 'MissingQuotes')) throw new TableError('quotes');
  const rows: TableRow[] = [];
  let columns = 0;
  let line = named ? 2 : 1;
  for (const fields of data) {
    const cells = fields.map((field) => field.trim());
    if (cells.some((cell) => cell.length > LONGEST_CELL)) throw new TableError('quotes');
    const filled = cells.findLastIndex((cell) => cell !== '') + 1;
    if (filled > 0) rows.push({ line, cells });
    columns = Math.max(columns, filled);
    line += 1 + fields.reduce((sum, field) => sum + lineBreaks(field), 0);
  }
  checkSize(rows.length, columns);
  return rows;
}

function lineBreaks(field: string): number {
  return field.includes('\n') ? field.split('\n').length - 1 : 0;
}

/** The delimiter of the first rows; below a title above two columns, the delimiter of most lines. */
function delimiterOf(text: string): string {
  const { errors, meta } = Papa.parse(text, {
    preview: 1,
    newline: '\n',
    skipEmptyLines: 'greedy',
    delimitersToGuess: DELIMITERS,
  });
  if (!errors.some(({ code }) => code === 'UndetectableDelimiter')) return meta.delimiter;
  const lines = text.slice(0, LOOKED_AT).trim().split(/\n+/);
  const isInMost = (delimiter: string, times = 1) =>
    lines.filter((line) => line.split(delimiter).length > times).length > lines.length / 2;
  if (lines.length > 1 && isInMost('|', 2)) return '|';
  return (lines.length > 1 && DELIMITERS.find((delimiter) => isInMost(delimiter))) || NONE;
}
