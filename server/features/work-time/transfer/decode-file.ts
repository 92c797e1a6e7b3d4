import { FileError } from '#server/runtime/errors.ts';
import { createPause } from './pause.ts';

const SLICE_BYTES = 256 * 1024;
const ZIP = Buffer.from('PK\u0003\u0004');

/**
 * The text of a file, without a byte order mark. Strict, so a table saved in Shift_JIS is an error and
 * not garbage. Throws a `FileError`.
 */
export async function decodeFile(bytes: Buffer): Promise<string> {
  if (bytes.length === 0) throw new FileError('file_empty', 'The file is empty.');
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) {
    throw new FileError('file_zip', 'This is a ZIP archive or a spreadsheet, not CSV or JSON.');
  }
  const pause = createPause();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const texts: string[] = [];
  for (let from = 0; from < bytes.length; from += SLICE_BYTES) {
    const slice = bytes.subarray(from, from + SLICE_BYTES);
    if (slice.includes(0)) throw notText();
    texts.push(decode(decoder, slice, from + SLICE_BYTES < bytes.length));
    await pause();
  }
  return texts.join('');
}

function decode(decoder: InstanceType<typeof TextDecoder>, slice: Buffer, stream: boolean): string {
  try {
    return decoder.decode(slice, { stream });
  } catch {
    throw notText();
  }
}

function notText(): FileError {
  return new FileError('file_encoding', 'The file is not text in UTF-8.');
}
