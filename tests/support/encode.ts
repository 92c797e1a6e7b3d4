/** Writes texts in encodings that JavaScript can only read. */
const encodings = ['shift_jis', 'euc-jp', 'utf-16le', 'utf-16be', 'utf-8'] as const;
export type TestEncoding = (typeof encodings)[number];

const known = new Map<TestEncoding, Map<string, number[]>>();

/** The bytes of a text; with a mark where the encoding needs one to be known. Throws for what it lacks. */
export function encode(text: string, encoding: TestEncoding): Uint8Array<ArrayBuffer> {
  if (encoding === 'utf-8') return new Uint8Array(Buffer.from(text));
  if (encoding === 'utf-16le') return new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
  if (encoding === 'utf-16be')
    return new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le').swap16());
  const codes = known.get(encoding) ?? codesOf(encoding);
  known.set(encoding, codes);
  return new Uint8Array(
    [...text].flatMap((letter) => {
      const code = codes.get(letter);
      if (code === undefined) throw new Error(`${letter} is not in ${encoding}`);
      return code;
    }),
  );
}

/** The reverse of a decoder. */
function codesOf(encoding: TestEncoding): Map<string, number[]> {
  const decoder = new TextDecoder(encoding);
  const codes = new Map<string, number[]>();
  const add = (...bytes: number[]) => {
    const letter = decoder.decode(new Uint8Array(bytes));
    if ([...letter].length === 1 && letter !== '\ufffd' && !codes.has(letter))
      codes.set(letter, bytes);
  };
  for (let first = 0; first < 256; first += 1) add(first);
  for (let first = 0x81; first < 0xff; first += 1) {
    for (let second = 0x40; second < 0xff; second += 1) add(first, second);
  }
  return codes;
}
