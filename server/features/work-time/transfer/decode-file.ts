import { FileError } from '#server/runtime/errors.ts';

const ZIP = Buffer.from('PK\u0003\u0004');

/**
 * The text of a file, part by part and without a byte order mark. Strict, so a table saved in Shift_JIS
 * is an error and not garbage. Throws a `FileError`.
 */
export async function* decodeFile(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isEmpty = true;
  for await (const part of bytes) {
    if (isEmpty && part.subarray(0, ZIP.length).equals(ZIP)) {
      throw new FileError('file_zip', 'This is a ZIP archive or a spreadsheet, not CSV or JSON.');
    }
    isEmpty = false;
    if (part.includes(0)) throw notText();
    yield decode(() => decoder.decode(part, { stream: true }));
  }
  if (isEmpty) throw new FileError('file_empty', 'The file is empty.');
  // Nothing, unless the last character is cut off.
  yield decode(() => decoder.decode());
}

function decode(work: () => string): string {
  try {
    return work();
  } catch {
    throw notText();
  }
}

function notText(): FileError {
  return new FileError('file_encoding', 'The file is not text in UTF-8.');
}
