// @vitest-environment jsdom
/** Pages that business programs call .xls, and what a person reads in each (HRS-9, ROU-43). */
import { expect, it } from 'vitest';
import { ALL_SHEETS } from '#domain/sheet-choice.ts';
import { expectRead, type Said } from '#tests/support/describe-tables.ts';
import { encode } from '#tests/support/encode.ts';
import { readingOf } from '#tests/support/read-hours.ts';

const row = (cells: string, tag = 'td') =>
  `<tr>${cells
    .split(',')
    .map((cell) => `<${tag}>${cell}</${tag}>`)
    .join('')}</tr>`;
const table = (...rows: string[]) => `<table border=1>${rows.join('\n')}</table>`;
const heading = row('日付,出勤,退勤', 'th');
const task = '勤務';
const office = 'xmlns:x="urn:schemas-microsoft-com:office:excel"';
const page = (body: string) => `<html ${office}><head><meta charset=x></head><body>${body}</body>`;

it.each<[what: string, html: string, read: string, said?: Said]>([
  [
    'a month above, merged headings and cells, entities, tags that are never closed',
    page(
      '<h2>勤務表&nbsp;2026年9月</h2><table><thead><tr><th rowspan=2>日<th colspan=2>実績<th rowspan=2>備考' +
        '<tr><th>出勤<th>退勤<tbody><tr><td rowspan=2>7<td>9:00<td>12:00<td>A &amp; B' +
        '<tr><td>13:00<td>18:00<td><div>1</div><div>2</div></table>',
    ),
    `勤務|09/07 09:00|12:00|A & B; 勤務|09/07 13:00|18:00|1 2; skipped 1 title`,
  ],
  [
    'its month and person in a small table of their own, and places in others',
    `<table><tr><td>${table(row('対象月,2026年9月'), row('氏名,山田'))}<td>${table(
      heading,
      ...[7, 8, 9, 10, 11, 14, 15, 16].map((day) => row(`${day},9:00,10:00`)),
    )}</table>`,
    `${['07', '08', '09', '10', '11', '14', '15', '16']
      .map((day) => `勤務|09/${day} 09:00|10:00`)
      .join('; ')}; skipped 1 title; skipped 2 title`,
  ],
  [
    'two tables, about which it is asked',
    table(heading, row('2026/9/7,9:00,10:00')) + table(heading, row('2026/9/8,9:00,10:00')),
    'sheet? 表 1,表 2,*',
  ],
  [
    'two tables, both of them chosen',
    `<!DOCTYPE html>${table('<caption>上旬</caption>', heading, row('2026/9/7,9:00,10:00'))}${table(
      '<caption>中旬</caption>',
      heading,
      row('2026/9/18,9:00,10:00'),
    )}`,
    `勤務|09/07 09:00|10:00; 勤務|09/18 09:00|10:00; skipped 1 title; skipped 1 title`,
    { sheet: ALL_SHEETS },
  ],
])('a page in Shift_JIS has %s', async (_, html, read, said = {}) => {
  await expectRead(encode(html, 'shift_jis'), read, { task, ...said });
});

it('a page without a table is refused', async () => {
  await expect(readingOf(encode('<html><p>x', 'utf-8'))).rejects.toMatchObject({
    problem: 'unreadable',
  });
});
