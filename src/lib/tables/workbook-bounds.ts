import { unzipSync } from 'fflate';
import { checkSize, TableError } from './table.ts';

/** The most bytes that a workbook may unpack to: far more than the largest table needs. */
const MOST_UNPACKED = 64 * 1024 * 1024;

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
 */
export function checkWorkbook(bytes: Uint8Array): void {
  for (const sheet of sheetsOf(bytes)) {
    // Names of cells are ASCII, whatever the texts are.
    const text = new TextDecoder('latin1').decode(sheet);
    let current = 0;
    for (const [, row, letters, rowOfCell] of text.matchAll(PLACE)) {
      current = Number(row ?? current);
      if (current > LAST_ROW) throw new TableError('large');
      if (letters) checkSize(Math.max(current, Number(rowOfCell)), columnOf(letters));
    }
  }
}

function sheetsOf(bytes: Uint8Array): Uint8Array[] {
  let unpacked = 0;
  try {
    const files = unzipSync(bytes, {
      // Unpacking never writes more than the size that the archive states.
      filter: ({ name, originalSize }) => {
        unpacked += originalSize;
        if (unpacked > MOST_UNPACKED) throw new TableError('large');
        return IS_SHEET.test(name);
      },
    });
    return Object.values(files);
  } catch (cause) {
    throw cause instanceof TableError ? cause : new TableError('unreadable', { cause });
  }
}

/** `A` is 1, `Z` 26, `AA` 27. */
function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}
