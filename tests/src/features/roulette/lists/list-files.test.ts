import { describe, expect, it } from 'vitest';
import { firstColumn, readListFile } from '#features/roulette/lists/tables.ts';

const file = (name: string, content: BlobPart) => new File([content], name);

// ROU-20
describe('a table or file as a list', () => {
  it.each([
    ['a\t1\nb\t2', ['a', 'b']],
    ['"two\nlines"\t1\nb\n', ['two lines', 'b']],
    ['5" disk\t1\n\nb\t2\t3', ['5" disk', 'b']],
  ])('takes the first column of %j', (table, lines) => {
    expect(firstColumn(table, '\t')).toEqual(lines);
  });

  it('reads a CSV file with BOM and quotes', async () => {
    const read = await readListFile(file('a.csv', '\uFEFF"佐藤, 花子",1\r\n鈴木,2\r\n'));
    expect(read).toEqual({ lines: ['佐藤, 花子', '鈴木'], guessedEncoding: false });
  });

  it('leaves commas in a text file', async () => {
    expect((await readListFile(file('a.txt', '佐藤,1\n鈴木'))).lines).toEqual(['佐藤,1', '鈴木']);
  });

  it('says that Shift_JIS is a guess', async () => {
    const hanako = new Uint8Array([0x89, 0xd4, 0x8e, 0x71]);
    expect(await readListFile(file('a.txt', hanako))).toEqual({
      lines: ['花子'],
      guessedEncoding: true,
    });
  });
});
