import { strToU8, unzipSync, zipSync } from 'fflate';
import { checkSize, TableError } from './table.ts';
import { withUsualCells } from './usual-cells.ts';

/** The most bytes that a workbook may unpack to: far more than the largest table needs. */
const MOST_UNPACKED = 64 * 1024 * 1024;

const WORKBOOK = 'xl/workbook.xml';
const SHEET = /<(?:\w+:)?sheet\s[^>]*>/g;
const HIDDEN = /\sstate\s*=\s*["'](?:very)?hidden/i;
const IS_SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
/**
 * The number of a row, or the letters and row of a cell that holds something. Cells that only have a format end
 * at once.
 */
const PLACE =
  /<(?:\w+:)?(?:row\s(?:[^>]*\s)?r="(\d+)"|c\s(?:[^>]*\s)?r="([A-Z]+)(\d+)"[^>]*(?<!\/)>(?!<\/))/g;
/** Rows without a cell are common up to here: that is a format of whole columns. */
const LAST_ROW = 1_048_576;

/**
 * Looks at a workbook before it is read: a reader makes a row of each row up to the farthest cell, so one
 * kilobyte could take all memory. Throws a `TableError` (HRS-9, ROU-43).
 *
 * @returns the workbook with cells that its reader knows, and for each sheet whether it is hidden
 */
export function checkedWorkbook(bytes: ArrayBuffer): { usual: ArrayBuffer; areHidden: boolean[] } {
  const files = unpack(new Uint8Array(bytes));
  const changed: Record<string, Uint8Array> = {};
  for (const [path, file] of Object.entries(files)) {
    if (!IS_SHEET.test(path)) continue;
    const xml = textIn(file);
    checkSheet(xml);
    const usual = withUsualCells(xml);
    if (usual !== xml) changed[path] = strToU8(usual);
  }
  const areHidden = [...textIn(files[WORKBOOK]).matchAll(SHEET)].map(([tag]) => HIDDEN.test(tag));
  if (Object.keys(changed).length === 0) return { usual: bytes, areHidden };
  const all = { ...unzipSync(new Uint8Array(bytes)), ...changed };
  return { usual: zipSync(all, { level: 0 }).buffer as ArrayBuffer, areHidden };
}

function checkSheet(xml: string): void {
  let current = 0;
  for (const [, row, letters, rowOfCell] of xml.matchAll(PLACE)) {
    current = Number(row ?? current);
    if (current > LAST_ROW) throw new TableError('large');
    if (letters) checkSize(Math.max(current, Number(rowOfCell)), columnOf(letters));
  }
}

const textIn = (file?: Uint8Array) => new TextDecoder().decode(file);

function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let unpacked = 0;
  try {
    return unzipSync(bytes, {
      // Unpacking never writes more than the size that the archive states.
      filter: ({ name, originalSize }) => {
        unpacked += originalSize;
        if (unpacked > MOST_UNPACKED) throw new TableError('large');
        return IS_SHEET.test(name) || name === WORKBOOK;
      },
    });
  } catch (cause) {
    throw cause instanceof TableError ? cause : new TableError('unreadable', { cause });
  }
}

/** `A` is 1, `Z` 26, `AA` 27. */
function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}
