import { firstColumn } from './first-column.ts';

/** The items of a text or CSV file. */
export interface ListFile {
  lines: string[];
  /** Whether the file is not UTF-8, so that its encoding is a guess. */
  guessedEncoding: boolean;
}

export async function readListFile(file: File): Promise<ListFile> {
  const { text, guessedEncoding } = decode(await file.arrayBuffer());
  const lines = /\.csv$/i.test(file.name) ? firstColumn(text, ',') : text.split(/\r\n|\r|\n/);
  return { lines, guessedEncoding };
}

/** A decoder drops a byte order mark by itself. */
function decode(bytes: ArrayBuffer): { text: string; guessedEncoding: boolean } {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, guessedEncoding: false };
  } catch {
    return { text: new TextDecoder('shift_jis').decode(bytes), guessedEncoding: true };
  }
}
