import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/universal';
import { guessNameColumns, mayBeTable, namesOfTable } from '#domain/roulette/names-of-table.ts';
import { rosterOf } from '#domain/roulette/roster-sheets.ts';
import { ALL_SHEETS } from '#domain/sheet-choice.ts';
import { HOUR_MS } from '#domain/time-units.ts';
import type { TableProblem } from '#lib/tables/table.ts';
import { encode } from '#tests/support/encode.ts';
import { tableIn } from '#tests/support/read-hours.ts';
import { workbook, workbookOf } from '#tests/support/workbook.ts';

const bytes = (...values: number[]) => new Uint8Array(values);
const cellsOf = async (source: ArrayBuffer | string) =>
  (await tableIn({ source })).sheets[0].rows.map(({ cells }) => cells.join('|'));

/** A workbook with a single sheet of one row of these cells. */
const oneRow = (cells: string) => workbookOf([{ name: '1', xml: `<row>${cells}</row>` }]);

/** A workbook with a picture that is nothing but zeros. */
const bomb = () =>
  zipSync({ 'xl/media/1.png': new Uint8Array(65 * 1024 * 1024) }) as Uint8Array<ArrayBuffer>;

// HRS-9
describe('a file', () => {
  it.each([
    [
      'a roster in EUC-JP that could be half-width kana',
      encode('山田太郎\n佐藤花子', 'euc-jp'),
      ['euc-jp', 'shift_jis'],
      '山田太郎',
    ],
    [
      'half-width kana that could be EUC-JP',
      encode('ﾔﾏﾀﾞ', 'shift_jis'),
      ['shift_jis', 'euc-jp'],
      'ﾔﾏﾀﾞ',
    ],
    ['a roster in Shift_JIS', encode('氏名\n山田太郎', 'shift_jis'), ['shift_jis'], '氏名'],
    [
      'two bytes that are a letter in UTF-8 and a kanji in EUC-JP',
      bytes(0xc4, 0xbe),
      ['utf-8', 'euc-jp', 'shift_jis'],
      'ľ',
    ],
    ['UTF-8', encode('葛\u{e0100}城', 'utf-8'), ['utf-8'], '葛\u{e0100}城'],
    ['UTF-16 by its mark', encode('山田', 'utf-16le'), ['utf-16le'], '山田'],
  ])('is known by its bytes: %s', async (_, { buffer }, encodings, first) => {
    const table = await tableIn({ source: buffer });
    expect(table.encodings).toEqual(encodings);
    expect(table.sheets[0].rows[0]?.cells[0]).toBe(first);
  });

  it('is read in the encoding that was chosen', async () => {
    const { buffer } = encode('山田', 'euc-jp');
    const { sheets } = await tableIn({ source: buffer, encoding: 'shift_jis' });
    expect(sheets[0].rows[0]?.cells[0]).toBe('ｻｳﾅﾄ');
  });

  it.each<[what: string, bytes: Uint8Array<ArrayBuffer>, problem: TableProblem]>([
    ['nothing', bytes(), 'empty'],
    ['empty lines', encode('\r\n \r\n', 'utf-8'), 'empty'],
    ['Western letters of one byte', bytes(0x52, 0xe9, 0x6e, 0xe9, 0x65), 'unreadable'],
    ['a degree sign of one byte', bytes(0x32, 0x30, 0xb0, 0x43), 'unreadable'],
    ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0, 1), 'unreadable'],
    ['UTF-16 without a mark', encode('山田ab', 'utf-16le').slice(2), 'unreadable'],
    ['UTF-16 that ends within a letter', encode('山田', 'utf-16le').slice(0, -1), 'unreadable'],
    ['an archive that is no workbook', bytes(0x50, 0x4b, 3, 4, 0), 'unreadable'],
    ['a page of too many cells', encode(`<table>${'<td>'.repeat(300_000)}`, 'utf-8'), 'slow'],
    ['a calendar', encode('BEGIN:VCALENDAR\r\nVERSION:2.0', 'utf-8'), 'unreadable'],
    ['a workbook of before 2007', bytes(0xd0, 0xcf, 0x11, 0xe0), 'unreadable'],
    ['a quotation mark without end', encode('a,b\n"c,d\ne,f', 'utf-8'), 'quotes'],
    [
      'one that ends far below',
      encode(`a,b\n"c,d\n${'e,f\n'.repeat(3000)}g,"h"`, 'utf-8'),
      'quotes',
    ],
    ['too many lines', encode('x\n'.repeat(100_001), 'utf-8'), 'large'],
    ['too many columns', encode(`${','.repeat(500)}x`, 'utf-8'), 'large'],
    [
      'a workbook with one cell in its farthest row',
      oneRow('<c r="A1048576"><v>1</v></c>'),
      'large',
    ],
    [
      'a workbook with one cell in its farthest column',
      oneRow('<c r="XFD1" t="n"><v>1</v></c>'),
      'large',
    ],
    ['a workbook whose row is beyond all', oneRow('</row><row r="9999999999">'), 'large'],
    [
      'a workbook whose cell names another row than its own',
      oneRow('</row><row r="1048576"><c r="SF1"><v>1</v></c>'),
      'large',
    ],
    ['a workbook of 64 kB that unpacks to more than 64 MB', bomb(), 'large'],
  ])('is refused, never read as garbage: %s', async (_, { buffer }, problem) => {
    await expect(tableIn({ source: buffer })).rejects.toMatchObject({ problem });
  });

  it('tells the lines of its rows', async () => {
    const { sheets } = await tableIn({ source: 'a,b\n\n"c\nd",e\n"f ""g""",h' });
    expect(sheets[0].rows).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['c\nd', 'e'] },
      { line: 5, cells: ['f "g"', 'h'] },
    ]);
  });

  it('leaves commas that stand in some lines only', async () => {
    expect(await cellsOf('佐藤,1\n鈴木')).toEqual(['佐藤,1', '鈴木']);
  });

  it('that is a workbook is read up to its farthest cell that holds something', async () => {
    const { buffer } = oneRow('<c r="A1"><v>7</v></c><c r="XFC1" s="1"/><c r="XFD1" s="1"></c>');
    expect(await cellsOf(buffer)).toEqual(['7']);
  });

  it('that is a workbook gives dates and times of the strict form, and texts of several looks', async () => {
    const dates = ['2026-09-07T00:00:00.000', '09:00:00.000', '2026-09-07T09:20:00.000Z'].map(
      (value, index) => `<c r="${'ABC'[index]}1" s="1" t="d"><v>${value}</v></c>`,
    );
    const rich = '<is><r><t>設</t></r><r><rPr><b/></rPr><t xml:space="preserve">計 </t></r></is>';
    const { buffer } = oneRow(`${dates.join('')}<c r="D1" t="inlineStr">${rich}</c>`);
    expect(await cellsOf(buffer)).toEqual(['2026-09-07|09:00:00|2026-09-07 09:20:00|設計']);
  });

  it('that is a workbook is read though a formula was never calculated', async () => {
    const formula = '<c r="A1" t="str"><f>B1</f></c><c r="B1" t="s"/>';
    const { buffer } = oneRow(`${formula}<c r="C1" t="str"><f>7</f><v>7</v></c>`);
    expect(await cellsOf(buffer)).toEqual(['||7']);
  });

  it('that is a workbook gives real dates, times, lengths and numbers as texts', async () => {
    const time = (hours: number, format: string) => ({
      value: new Date(Date.UTC(1899, 11, 30) + hours * HOUR_MS),
      type: Date,
      format,
    });
    const day = { value: new Date(Date.UTC(2026, 8, 7)), type: Date, format: 'yyyy/mm/dd' };
    const moment = {
      value: new Date(Date.UTC(2026, 8, 7, 9, 20)),
      type: Date,
      format: 'yyyy/mm/dd h:mm',
    };
    const sheet = [
      [{ value: '日付' }, { value: '作業' }],
      [
        day,
        { value: '設計' },
        moment,
        time(9 + 1 / 3, 'h:mm'),
        time(25.5, '[h]:mm'),
        { value: 7.75 },
      ],
    ];
    const file = await writeXlsxFile(sheet).toBlob();
    expect(await cellsOf(await new Response(file).arrayBuffer())).toEqual([
      '日付|作業||||',
      '2026-09-07|設計|2026-09-07 09:20:00|09:20:00|25:30:00|7.75',
    ]);
  });
});

const sheetsOf = async (source: ArrayBuffer | string) =>
  (await tableIn({ source })).sheets.map(({ name, rows }) =>
    [name, ...rows.map(({ line, cells }) => `${line} ${cells.join('|')}`)].join('\n'),
  );

describe('the sheets of a file', () => {
  it('are those that a workbook shows', async () => {
    const rows = [['氏名'], ['山田']];
    const { buffer } = workbook([
      { name: '設定', rows, state: 'hidden' },
      { name: 'A & B', rows },
      { name: '空', rows: [] },
      { name: '古い', rows, state: 'veryHidden' },
      { name: '9月', rows },
    ]);
    expect(await sheetsOf(buffer)).toEqual(['A & B\n1 氏名\n2 山田', '9月\n1 氏名\n2 山田']);
  });

  it.each([
    [
      '[{"id":1,"tags":["設計","会議"],"end":null},{"id":2,"note":" x ","project":{"id":7}}]',
      '\n0 id|tags|end|note|{project}\n1 1|設計、会議|||\n2 2|||x|{"id":7}',
    ],
    ['[{}, {"a":true}]', '\n0 a\n2 true'],
    ['[{"a":[{"b":1}]}]', '\n0 {a}\n1 [{"b":1}]'],
    ['[1,2]', '\n1 [1|2]'],
    ['[{"a":1},2]', '\n1 [{"a":1}|2]'],
  ])('is one in JSON, if that is an array of objects: %s', async (text, sheet) => {
    expect(await sheetsOf(text)).toEqual([sheet]);
  });
});

// ROU-43, ROU-44
describe('the names of a table', () => {
  it.each([
    ['番号,氏名\n1,山田太郎\n2,佐藤花子', ['山田太郎', '佐藤花子']],
    ['出席番号\t氏名\tふりがな\n1\t山田太郎\tやまだたろう', ['山田太郎']],
    ['1;山田太郎\n2;佐藤花子', ['山田太郎', '佐藤花子']],
    ['No.,姓,名\n1,山田,太郎', ['山田 太郎']],
    ['組,番号,お名前,メール\n1,2,山田太郎,t@example.com', ['山田太郎']],
    ['氏名\n山田太郎\n佐藤花子', ['山田太郎', '佐藤花子']],
    ['1組,山田太郎\n1組,佐藤花子', ['山田太郎', '佐藤花子']],
    ['山田太郎\n佐藤花子', ['山田太郎', '佐藤花子']],
    ['"山田\n太郎",1\n,2\n佐藤,3', ['山田 太郎', '佐藤']],
    ['Name,Class\nJoe,A', ['Joe']],
    ['部署,発表する人\n開発部,山田太郎\n営業部,佐藤花子', ['山田太郎', '佐藤花子']],
    ['葛\u{e0100}城,1\n葛城,2', ['葛\u{e0100}城', '葛城']],
    ['2年3組 名簿\t\t\n番号\t氏名\t性別\n1\t山田太郎\t男', ['山田太郎']],
    ['2年3組\t担任 佐藤\t\n番\u3000号\t氏\u3000名\t性別\n1\t山田太郎\t男', ['山田太郎']],
    ['山田\t遅刻\n鈴木\t\n候補\t\n', ['山田', '鈴木', '候補']],
    ['番\u3000号\t氏\u3000名\n1\t山田太郎', ['山田太郎']],
    ['氏名(カナ)\t生徒氏名(漢字)\nﾔﾏﾀﾞﾀﾛｳ\t山田太郎', ['山田太郎']],
    ['番号\t氏名\t\t備考\n\t姓\t名\t\n1\t山田\t太郎\t転入', ['山田 太郎']],
    ['番号\t氏名\t連絡先\t\n\t\t電話\tメール\n1\t山田\t03\ta@b.jp', ['山田']],
    ['番号\t氏名\t\t番号\t氏名\n1\t山田\t\t3\t鈴木\n2\t佐藤\t\t\t', ['山田', '佐藤', '鈴木']],
    ['番号\t氏名\t番号\t保護者\n1\t山田\t3\t山田母', ['山田']],
    ['ﾌﾘｶﾞﾅ\t名前\nﾔﾏﾀﾞﾀﾛｳ\t山田太郎', ['山田太郎']],
    [
      'タイムスタンプ,お名前を教えてください。,参加しますか\n2026/11/20 10:11:12,山田太郎,はい',
      ['山田太郎'],
    ],
  ])('are found: %j', async (text, names) => {
    const { sheets } = await tableIn({ source: text });
    const { rows } = rosterOf(sheets);
    expect(namesOfTable(rows, guessNameColumns(rows))).toEqual(names);
  });

  it.each([
    [undefined, ['山田'], ['行事']],
    ['2組', ['鈴木'], ['行事', '1組']],
    [ALL_SHEETS, ['山田', '鈴木'], ['行事']],
  ])('are those of the sheet that was chosen: %s', async (answer, names, others) => {
    const heading = ['番号', '氏名'];
    const { buffer } = workbook([
      { name: '行事', rows: [['4月', '入学式']] },
      { name: '1組', rows: [['1組 名簿'], heading, [1, '山田']] },
      { name: '2組', rows: [heading, [1, '鈴木']] },
    ]);
    const roster = rosterOf((await tableIn({ source: buffer })).sheets, answer);
    expect(namesOfTable(roster.rows, guessNameColumns(roster.rows))).toEqual(names);
    expect(roster).toMatchObject({ asked: ['1組', '2組', ALL_SHEETS], others });
  });

  it.each([
    ['a\tb', true],
    ['1,山田\n2,佐藤', true],
    ['氏名\n山田', true],
    ['山田\n佐藤', false],
    ['山田, 太郎', false],
    ['山田, 太郎\n佐藤', false],
  ])('are asked for before %j is pasted: %s', (text, isAsked) => {
    expect(mayBeTable(text)).toBe(isAsked);
  });
});
