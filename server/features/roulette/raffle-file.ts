/** Raffles as an operator writes them: a table in CSV, or JSON. An error tells the place of what is wrong. */
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
const LONGEST_TITLE = 100;
const LONGEST_ITEM = 200;

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

/** One item per row below the header. Rows with the same title form one raffle, adjacent or not. */
export function parseRaffleCsv(text: string): RaffleDraft[] {
  const [header, ...rows] = readRows(text);
  if (header?.fields.join(',').toLowerCase() !== HEADER) {
    throw wrong(`line ${header?.line ?? 1}`, `the header must be ${HEADER}`);
  }
  const raffles = new Map<string, string[]>();
  for (const { line, fields } of rows) {
    const [title = '', item = '', ...more] = fields;
    const place = `line ${line}`;
    if (more.length > 0) throw wrong(place, 'there are more than two columns');
    assertTitle(title, place);
    assertItem(item, place);
    const items = raffles.get(title) ?? [];
    items.push(item);
    assertCount(items, place);
    raffles.set(title, items);
  }
  return [...raffles].map(([title, items]) => ({ title, items }));
}

/** The rows that are not empty, each with the line on which it begins. */
function readRows(text: string): { line: number; fields: string[] }[] {
  const lines = text.replaceAll(/\r\n?/g, '\n');
  const { data, errors } = Papa.parse<string[]>(lines, { delimiter: ',', newline: '\n' });
  let next = 1;
  const rows = data.map((fields) => {
    const line = next;
    next += fields.join('').split('\n').length;
    return { line, fields: fields.map((field) => field.trim()) };
  });
  const [error] = errors;
  if (error !== undefined) {
    const { line = 1 } = rows[error.row ?? 0] ?? {};
    throw wrong(`line ${line}`, 'the quotation marks do not match');
  }
  return rows.filter(({ fields }) => fields.length > 1 || fields[0] !== '');
}

/** `[{"title": "…", "items": ["…", …]}, …]`; an item may also be `{"title": "…"}`, as in the API. */
export function parseRaffleJson(text: string): RaffleDraft[] {
  const raffles = parseJson(text);
  if (!Array.isArray(raffles)) throw new Error('the file must be a list of raffles');
  const titles = new Set<string>();
  return raffles.map((raffle, index) => {
    const place = `raffle ${index + 1}`;
    const { title, items } = fieldsOf(raffle);
    if (typeof title !== 'string') throw wrong(place, 'it must have a title');
    const name = title.trim();
    assertTitle(name, place);
    if (titles.has(name)) throw wrong(place, `the title ${name} stands twice`);
    titles.add(name);
    if (!Array.isArray(items)) throw wrong(place, 'it must have a list of items');
    assertCount(items, place);
    return {
      title: name,
      items: items.map((item, at) => itemOf(item, `${place}, item ${at + 1}`)),
    };
  });
}

function itemOf(item: unknown, place: string): string {
  const text = typeof item === 'string' ? item : fieldsOf(item).title;
  if (typeof text !== 'string') throw wrong(place, 'it must have a text');
  assertItem(text.trim(), place);
  return text.trim();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`the JSON is not valid: ${String(error)}`);
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function assertTitle(title: string, place: string): void {
  assertText('title', title, LONGEST_TITLE, place);
}

function assertItem(item: string, place: string): void {
  assertText('item', item, LONGEST_ITEM, place);
}

function assertText(what: string, text: string, longest: number, place: string): void {
  const length = countCodePoints(text);
  if (length === 0) throw wrong(place, `the ${what} is empty`);
  if (length > longest) {
    throw wrong(place, `the ${what} has ${length} characters, ${longest} are allowed`);
  }
  if (!isPlainText(text)) {
    throw wrong(place, `the ${what} has invisible characters that are not allowed`);
  }
}

function assertCount(items: readonly unknown[], place: string): void {
  if (items.length > MOST_ITEMS)
    throw wrong(place, `a raffle can have ${MOST_ITEMS} items at most`);
}

function wrong(place: string, problem: string): Error {
  return new Error(`${place}: ${problem}`);
}
