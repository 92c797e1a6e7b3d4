import { unzipSync } from 'fflate';
import { checkSize, TableError } from './table.ts';

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
 * @returns for each sheet whether it is hidden
 */
export function checkWorkbook(bytes: Uint8Array): boolean[] {
  const files = unpack(bytes);
  for (const [path, sheet] of Object.entries(files)) if (IS_SHEET.test(path)) checkSheet(sheet);
  return [...textIn(files[WORKBOOK]).matchAll(SHEET)].map(([tag]) => HIDDEN.test(tag));
}

function checkSheet(sheet: Uint8Array): void {
  let current = 0;
  for (const [, row, letters, rowOfCell] of textIn(sheet).matchAll(PLACE)) {
    current = Number(row ?? current);
    if (current > LAST_ROW) throw new TableError('large');
    if (letters) checkSize(Math.max(current, Number(rowOfCell)), columnOf(letters));
  }
}

/** Names of tags and cells are ASCII, whatever the texts are. */
const textIn = (file?: Uint8Array) => new TextDecoder('latin1').decode(file);

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
