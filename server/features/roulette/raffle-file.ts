/** Raffles as an operator writes them: a table in CSV, or JSON. An error names the place of the fault. */
import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { countCodePoints } from '#domain/count-code-points.ts';
import { isPlainText } from '#domain/plain-text.ts';

/** A raffle in a file: items in the order of their lines, possibly none. */
export interface RaffleDraft {
  title: string;
  items: string[];
}

/** In Unicode code points. */
const LONGEST = { title: 100, item: 200 } as const;

/** That many lines still spin smoothly; more are surely a wrong file. */
const MOST_ITEMS = 10_000;

const HEADER = 'title,item';

const parsers = [
  ['.csv', parseRaffleCsv],
  ['.json', parseRaffleJson],
] as const;

/** Reads a file according to the ending of its name. Throws an `Error`. */
export function readRaffleFile(file: string): RaffleDraft[] {
  const [, parse] = parsers.find(([ending]) => file.toLowerCase().endsWith(ending)) ?? [];
  if (parse === undefined) throw new Error('its name must end with .csv or .json');
  const raffles = parse(decode(readFileSync(file)));
  if (raffles.length === 0) throw new Error('there are no raffles in it');
  return raffles;
}

/** Strict, so a table saved in Shift_JIS is an error and not garbage. A BOM is removed. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error('it is not UTF-8: save it as "CSV UTF-8" or with the encoding UTF-8');
  }
}

/** One item per line below the header. Lines with the same title form one raffle, adjacent or not. */
export function parseRaffleCsv(text: string): RaffleDraft[] {
  const [header, ...rows] = readRows(text);
  if (header?.join(',').toLowerCase() !== HEADER) {
    throw wrong('line 1', `the header must be ${HEADER}`);
  }
  const raffles = new Map<string, string[]>();
  for (const [index, fields] of rows.entries()) {
    const place = `line ${index + 2}`;
    if (fields.length > 2) throw wrong(place, 'there are more than two columns');
    if (fields.join('') === '') continue;
    const title = readText('title', fields[0], place);
    const items = raffles.get(title) ?? [];
    items.push(readText('item', fields[1] ?? '', place));
    assertCount(items, place);
    raffles.set(title, items);
  }
  return [...raffles].map(([title, items]) => ({ title, items }));
}

/** A row is a line: no text may have a line break. */
function readRows(text: string): string[][] {
  const lines = text.replaceAll(/\r\n?/g, '\n');
  const { data, errors } = Papa.parse<string[]>(lines, { delimiter: ',', newline: '\n' });
  const [error] = errors;
  if (error !== undefined) {
    throw wrong(`line ${(error.row ?? 0) + 1}`, 'the quotation marks do not match');
  }
  return data.map((fields) => fields.map((field) => field.trim()));
}

/** `[{"title": "…", "items": ["…", …]}, …]` */
export function parseRaffleJson(text: string): RaffleDraft[] {
  const raffles: unknown = JSON.parse(text);
  if (!Array.isArray(raffles)) throw new Error('the file must be a list of raffles');
  const titles = new Set<string>();
  return raffles.map((raffle, index) => {
    const place = `raffle ${index + 1}`;
    const { title, items } = Object(raffle);
    const name = readText('title', title, place);
    if (titles.has(name)) throw wrong(place, `the title ${name} stands twice`);
    titles.add(name);
    if (!Array.isArray(items)) throw wrong(place, 'it must have a list of items');
    assertCount(items, place);
    return {
      title: name,
      items: items.map((item, at) => readText('item', item, `${place}, item ${at + 1}`)),
    };
  });
}

function readText(what: keyof typeof LONGEST, value: unknown, place: string): string {
  if (typeof value !== 'string') throw wrong(place, `the ${what} must be a text`);
  const text = value.trim();
  const length = countCodePoints(text);
  const longest = LONGEST[what];
  if (length === 0) throw wrong(place, `the ${what} is empty`);
  if (length > longest) {
    throw wrong(place, `the ${what} has ${length} characters, ${longest} are allowed`);
  }
  if (!isPlainText(text)) {
    throw wrong(place, `the ${what} has invisible characters that are not allowed`);
  }
  return text;
}

function assertCount(items: readonly unknown[], place: string): void {
  if (items.length > MOST_ITEMS)
    throw wrong(place, `a raffle can have ${MOST_ITEMS} items at most`);
}

function wrong(place: string, problem: string): Error {
  return new Error(`${place}: ${problem}`);
}
