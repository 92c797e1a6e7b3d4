import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** True if LibreOffice is on this machine. */
export const hasOffice = spawnSync('sh', ['-c', 'command -v soffice']).status === 0;

/** A cell as LibreOffice reads it. */
export interface OfficeCell {
  /** `string`, `float`, `date` or `time`; empty if there is nothing in it. */
  readonly type: string;
  /** The exact value of a date or a time, as ISO 8601 has it. */
  readonly value: string;
  /** How it is computed; empty for a plain value. */
  readonly formula: string;
  /** The text on the screen. */
  readonly shown: string;
}

export type OfficeSheet = readonly (readonly OfficeCell[])[];

const MOST_MS = 120_000;
const CELL = /<table:table-cell\b([^>]*?)(?:\/>|>([\s\S]*?)<\/table:table-cell>)/g;
const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

/** Opens a spreadsheet in LibreOffice, and reads the sheets from the flat XML that it saves. */
export async function readInOffice(file: Blob): Promise<Map<string, OfficeSheet>> {
  const folder = await mkdtemp(join(tmpdir(), 'office-'));
  try {
    const source = join(folder, 'file.xlsx');
    await writeFile(source, Buffer.from(await file.arrayBuffer()));
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`;
    const words = [profile, '--headless', '--convert-to', 'fods', '--outdir', folder, source];
    await promisify(execFile)('soffice', words, { timeout: MOST_MS });
    return sheetsOf(await readFile(join(folder, 'file.fods'), 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function sheetsOf(xml: string): Map<string, OfficeSheet> {
  const tables = xml.matchAll(/<table:table\b[^>]*?table:name="([^"]*)"[\s\S]*?<\/table:table>/g);
  return new Map([...tables].map(([table, name = '']) => [name, rowsOf(table)]));
}

function rowsOf(table: string): OfficeSheet {
  const rows = [...table.matchAll(/<table:table-row\b[\s\S]*?<\/table:table-row>/g)];
  return rows
    .map(([row]) =>
      [...row.matchAll(CELL)].flatMap(([, head = '', body = '']) => cells(head, body)),
    )
    .filter((row) => row.some(({ type }) => type !== ''));
}

/** A cell, or as many as are alike; empty cells at the end of a row are left out. */
function cells(head: string, body: string): OfficeCell[] {
  const attribute = (name: string) => head.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1] ?? '';
  const type = attribute('office:value-type');
  const count = Number(attribute('table:number-columns-repeated') || 1);
  const lines = [...body.matchAll(/<text:p>([\s\S]*?)<\/text:p>/g)].map(([, line = '']) => line);
  const cell: OfficeCell = {
    type,
    value: attribute('office:date-value') || attribute('office:time-value'),
    formula: attribute('table:formula'),
    shown: lines
      .join('\n')
      .replace(/<[^>]*>/g, '')
      .replace(/&\w+;/g, (entity) => entities[entity] ?? entity),
  };
  return type === '' && count > 1000 ? [] : Array.from({ length: count }, () => cell);
}
