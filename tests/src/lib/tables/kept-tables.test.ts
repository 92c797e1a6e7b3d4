/** Files as programs and offices write them, each with what a person reads in it (HRS-9, HRS-22). */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatDateTime } from '#domain/calendar/time.ts';
import { ALL_SHEETS } from '#domain/sheet-choice.ts';
import type { NamedLine, TableReading } from '#domain/work-time/table/table-reading.ts';
import { readHours, readingOf, ZONE } from '#tests/support/read-hours.ts';

const FOLDER = new URL('../../../kept/tables/', import.meta.url);
const task = '勤務';
const day = ['勤務|09/07 09:00:00|09/07 12:00:00', '勤務|09/07 13:00:00|09/07 18:00:00'];
const titles = [1, 2, 3].map((line) => `skipped ${line} title`);

const kept: Record<string, [lines: string[], said: Parameters<typeof readHours>[1]]> = {
  'clock.csv': [
    [
      '勤務|09/07 08:50:00|09/07 12:20:00',
      '勤務|09/07 13:10:00|09/07 18:40:00',
      '勤務|09/08 08:55:00|09/08 12:15:00',
      '勤務|09/08 13:05:00|09/08 18:10:00',
      'unused 列1,列2,列5,列7,列9,列11',
    ],
    {
      task,
      order: 'ymd',
      uses: { 3: 'date', 4: 'begin-time', 6: 'end-time', 8: 'begin-time', 10: 'end-time' },
    },
  ],
  'form.csv': [
    [
      '勤務|09/07 09:01:12|09/07 12:00:30',
      '勤務|09/07 12:45:30|09/07 18:03:12',
      '勤務|09/08 22:00:00|09/09 05:00:00',
      'skipped 8 running',
    ],
    { task },
  ],
  'freee.csv': [[...day, 'mark 3 09-08 paid', 'unused 勤務区分(所定労働日)'], { task }],
  'harvest.csv': [
    [
      'Website|09/07 09:00:00|09/07 10:30:00|下書き / Design|@A社',
      'Website|09/07 10:30:00|09/07 11:15:00|Meeting|@A社',
      'unused Project Code,Billable?,Invoiced?,Employee?,Billable Rate,Currency',
    ],
    {},
  ],
  'jira.csv': [
    [
      '画面を直す|09/07 09:30:00|09/07 11:00:00|下書き',
      '会議|09/07 14:00:00|09/07 14:30:00',
      'unused Issue Key',
    ],
    {},
  ],
  'jobcan.csv': [
    [
      '勤務|09/07 08:52:00|09/07 12:00:00',
      '勤務|09/07 13:00:00|09/07 18:07:00',
      'skipped 4 running',
      'mark 3 09-08 paid',
      'placed 2 placed',
      'unused 休日区分,シフト時間,残業時間,深夜時間',
    ],
    { task },
  ],
  'kimai.csv': [
    [
      '設計|09/07 09:00:00|09/07 10:30:00|下書き / 試験|@A社',
      'unused Rate,Internal price,Name,Billable',
    ],
    {},
  ],
  'king-of-time.csv': [
    [
      ...day,
      'skipped 4 running',
      'mark 3 09-08 paid',
      'unused 勤務日種別,スケジュール(通常勤務),スケジュール(公休),所定時間',
    ],
    { task },
  ],
  'office.xlsx': [
    [
      '勤務|08/31 09:00:00|08/31 12:00:00',
      '勤務|08/31 13:00:00|08/31 18:00:00',
      '勤務|09/01 09:00:00|09/01 12:00:00',
      '勤務|09/01 13:00:00|09/01 18:00:00',
      '勤務|09/03 10:00:00|09/03 12:00:00',
      '勤務|09/03 13:00:00|09/03 19:30:00',
      ...[...titles, ...titles],
      'skipped 6 total',
      'skipped 8 total',
      'mark 6 09-02 paid',
      ...[5, 5, 7].map((line) => `placed ${line} placed`),
      'unused 曜日',
    ],
    { task, sheet: ALL_SHEETS },
  ],
  'outlook.csv': [['会議|09/14 10:00:00|09/14 10:30:00', 'whole-day 2', 'unused 場所'], {}],
  'phone-app.csv': [
    [
      'カフェ|09/07 09:00:00|09/07 12:00:00',
      'カフェ|09/07 12:30:00|09/07 14:00:00',
      'カフェ|09/08 17:00:00|09/09 01:00:00|棚卸し',
      'placed 2 placed',
      'unused 時給,給料',
    ],
    {},
  ],
  'timewarrior.json': [
    ['設計|09/07 09:00:00|09/07 12:00:00', 'skipped 2 running', 'unused id'],
    {},
  ],
};

it.each(readdirSync(FOLDER))('the file %s is read as a person does', async (name) => {
  const [lines, said] = kept[name] ?? [];
  expect(await readHours(new Uint8Array(readFileSync(new URL(name, FOLDER))), said)).toEqual(lines);
});

/** The lines that a reading names. */
function namedIn(reading: TableReading): Set<number> {
  const { wrong, skipped, wholeDays, dayMarks } = reading;
  const all: NamedLine<string>[] = [...wrong, ...skipped, ...wholeDays, ...dayMarks];
  return new Set(all.map(({ line }) => line));
}

const time = fc.integer({ min: 0, max: 95 }).map((quarter) => {
  const [hours, minutes] = [Math.floor(quarter / 4), (quarter % 4) * 15];
  return `${hours}:${String(minutes).padStart(2, '0')}`;
});
const cell = fc.oneof(time, fc.constantFrom('', '有給', 'x', '-'));
const word = fc.constantFrom('出勤', '退勤', '休憩開始', '休憩終了', '有給', '');

it.each<[heading: string, cells: fc.Arbitrary<string[]>]>([
  ['日付,区分,出勤1,退勤1,出勤2,退勤2', fc.tuple(word, cell, cell, cell, cell)],
  ['日付,区分,時刻', fc.tuple(word, cell)],
])('no cell with a time vanishes: %s', async (heading, cells) => {
  const headings = heading.split(',');
  await fc.assert(
    fc.asyncProperty(fc.array(cells, { minLength: 1, maxLength: 12 }), async (rows) => {
      const lines = rows.map((row, index) => [`2026/9/${index + 1}`, ...row].join());
      const reading = await readingOf([heading, ...lines].join('\n'), { task });
      const times = reading.entries.flatMap(({ begin, end }) => [begin, end]);
      const read = new Set(times.map((ms) => formatDateTime(ms, ZONE).slice(11, 16)));
      const named = namedIn(reading);
      const isThere = (text: string) => read.has(text.padStart(5, '0'));
      const lost = rows.flatMap(([, ...written], index) =>
        written.filter(
          (text, column) =>
            /:/.test(text) &&
            !isThere(text) &&
            !named.has(index + 2) &&
            !reading.unused.includes(headings[column + 2] ?? ''),
        ),
      );
      expect(lost).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
