import { checkSize, type TableRow } from './table.ts';
import { tablesText } from './text.ts';

/**
 * The rows of an array of objects, whose keys are the headings; `null` for any other text. A list of texts is one text.
 * An object inside stands under its key in braces, which heads nothing that is known.
 */
export function rowsOfJson(text: string): TableRow[] | null {
  const objects = objectsOf(text);
  if (objects === null) return null;
  const rows = objects.map((object) => new Map(Object.entries(object).map(cellOf)));
  const headings = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  checkSize(rows.length, headings.length);
  return [
    { line: 0, cells: headings },
    ...rows
      .map((row, index) => ({
        line: index + 1,
        cells: headings.map((heading) => row.get(heading) ?? ''),
      }))
      .filter(({ cells }) => cells.some((cell) => cell !== '')),
  ];
}

function objectsOf(text: string): object[] | null {
  const plain = text.replace(/^\ufeff/, '').trim();
  if (!/^\[\s*\{/.test(plain)) return null;
  try {
    const list: unknown = JSON.parse(plain);
    const isObject = (one: unknown) => typeof one === 'object' && one !== null;
    return Array.isArray(list) && list.every(isObject) ? list : null;
  } catch {
    return null;
  }
}

function cellOf([key, value]: [string, unknown]): [heading: string, cell: string] {
  if (isPlain(value)) return [key, textOf(value)];
  if (Array.isArray(value) && value.every(isPlain)) {
    return [key, value.map(textOf).filter(Boolean).join(tablesText.betweenTexts)];
  }
  return [`{${key}}`, JSON.stringify(value)];
}

const isPlain = (value: unknown) => typeof value !== 'object' || value === null;
const textOf = (value: unknown) => (value === null ? '' : String(value).trim());
