/** Tables in which people keep hours, and the entries that are read from each (HRS-9). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatOffsetTime } from '#domain/calendar/offset-time.ts';
import { markFormula } from '#domain/csv/formula.ts';
import { toPlainText } from '#domain/plain-text.ts';
import { detailedColumns } from '#domain/work-time/table/text.ts';
import { describeTables, expectRead } from '#tests/support/describe-tables.ts';
import { encode, type TestEncoding } from '#tests/support/encode.ts';
import { readingOf, ZONE } from '#tests/support/read-hours.ts';

const tables = `
--- Toggl Track | User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags
Toggl Track writes today
  "Description","Billable","Duration","Member","Email","Project","Tags","Start date","Start time","Stop date","Stop time"
  "週報","No","1:30:00","Hanako","h@example.com","-","-","2026-09-07","09:00:00","2026-09-07","10:30:00"
  = 週報|09/07 09:00|10:30; unused Billable,Email
Toggl Track wrote before
  ^
  taro,t@example.com,客先,設計,画面,"下書き, ""第2""
  版",No,2026-09-07,09:00:00,2026-09-07,10:30:00,01:30:00,
  = 設計|09/07 09:00|10:30|下書き, "第2" 版 / 画面|@客先; unused Email,Billable
has neither project nor description
  ^
  taro,t@example.com,,,,,No,2026-09-07,09:00:00,2026-09-07,10:30:00,01:30:00,
  = 新規|09/07 09:00|10:30; unused Email,Billable
is of two people, one of them chosen | person=hanako
  ^
  taro,,,設計,,,No,2026-09-07,09:00,2026-09-07,17:00,08:00:00,
  hanako,,,設計,,,No,2026-09-07,09:00,2026-09-07,17:00,08:00:00,
  = 設計|09/07 09:00|17:00; others 1; unused Billable
has one project under two clients
  ^
  ,,A社,Website,,,,2026-09-01,09:00,2026-09-01,10:00,1:00,
  ,,B社,Website,,,,2026-09-02,09:00,2026-09-02,10:00,1:00,
  = Website (A社)|09/01 09:00|10:00|@A社; Website (B社)|09/02 09:00|10:00|@B社
--- Clockify | Project,Client,Description,Task,User,Group,Email,Tags,Billable,Start Date,Start Time,End Date,End Time,Duration (h),Duration (decimal)
Clockify writes
  ^
  設計,,,,taro,,t@example.com,,No,2026-09-07,09:00,2026-09-07,10:30,,1.50
  = 設計|09/07 09:00|10:30; unused Email,Billable,Duration (decimal)
Clockify writes with Activity in place of Task
  Project,Client,Description,Activity,User,Group,Email,Tags,Billable,Start Date,Start Time,End Date,End Time,Duration (h),Duration (decimal)
  設計,,,下書き,taro,,,,,2026-09-07,09:00,2026-09-07,10:30,1:30,1.5
  = 設計|09/07 09:00|10:30|下書き; unused Duration (decimal)
tells the order in another line
  ^
  設計,,,,taro,,t@example.com,,No,03/04/2026,9:00,03/04/2026,10:00,,1.50
  設計,,,,taro,,t@example.com,,No,03/14/2026,9:00,03/14/2026,10:00,,1.50
  = 設計|03/04 09:00|10:00; 設計|03/14 09:00|10:00; unused Email,Billable,Duration (decimal)
leaves the order open
  ^
  設計,,,,taro,,t@example.com,,No,03/04/2026,9:00,03/04/2026,10:00,,1.50
  = order? dmy,mdy; unused Email,Billable,Duration (decimal)
ends with a sum
  ^
  設計,,,,taro,,t@example.com,,No,2026-09-07,09:00,2026-09-07,10:30,,1.50
  Total (01:30:00),,,,,,,,,,,,,1:30:00,1.50
  = 設計|09/07 09:00|10:30; skipped 3 total; unused Email,Billable,Duration (decimal)
has lines that cannot be imported
  ^
  設計,,,,taro,,t@example.com,,No,2026-09-07,09:00,2026-09-07,09:00,,1.50
  設計,,,,taro,,t@example.com,,No,2026-09-07,09:00,,,,1.50
  設計,,,,taro,,t@example.com,,No,2026-09-07,09:00,2026-09-07,08:00,,1.50
  設計,,,,taro,,t@example.com,,No,2026-02-30,09:00,2026-09-07,08:00,,1.50
  設計,,,,taro,,t@example.com,,No,2026-09-07,soon,2026-09-07,08:00,,1.50
  設計,,,,taro,,t@example.com,,No,1999-09-07,07:00,1999-09-07,08:00,,1.50
  設計,,,,taro,,t@example.com,,No,2027-09-07,07:00,2027-09-07,08:00,,1.50
  設計,,,,taro,,t@example.com,,No,2026-09-07,07:00,2026-09-07,08:00,9,9,9,,1.50
  = wrong 4 order; wrong 5 time; wrong 6 time; wrong 7 past; wrong 8 future; wrong 9 columns;
  = skipped 2 zero; skipped 3 running; unused Email,Billable,Duration (decimal)
has a time that the clock skips | zone=America/New_York
  ^
  設計,,,,taro,,t@example.com,,No,2026-03-08,02:30,2026-03-08,12:00,,1.50
  = wrong 2 nonexistent; unused Email,Billable,Duration (decimal)
--- other programs
solidtime writes
  Description,Task,Project,Client,User,Start,End,Duration,Duration (decimal),Billable,Tags
  下書き,T,設計,A社,taro,2026-09-07 09:00:00,2026-09-07 10:30:00,1:30:00,1.5,Yes,x
  = 設計|09/07 09:00|10:30|下書き / T / x|@A社; unused Duration (decimal),Billable
solidtime writes for others to import
  description,billable,client,project,tags,start,end,task,user_name,user_email
  x,true,,設計,,2026-09-07T00:00:00Z,2026-09-07T01:30:00Z,,taro,t@example.com
  = 設計|09/07 09:00|10:30|x; unused billable,user_email
Timing writes
  Duration,Project,Title,Start Date,End Date,Notes
  1:30:00,設計,下書き,2026-09-07 09:00:00,2026-09-07 10:30:00,x
  = 設計|09/07 09:00|10:30|下書き / x
TimeTagger writes
  subtotals,tag_groups,duration,date,start,stop,description,user,tags
  1:30,#work,,,,,,,
  ,,1:30,2026-09-07,09:00,10:30,"#work 下書き",taro,#work
  ,,,,,,,,
  = #work 下書き|09/07 09:00|10:30|#work; skipped 2 title; unused subtotals,tag_groups
jinjer writes, of attendance with a plan | task=勤務
  氏名,日付,出勤予定時刻,退勤予定時刻,出勤時刻,退勤時刻,所定労働時間,総労働時間
  山田,2026/9/7,9:00,18:00,8:55,18:30,8:00,8:35
  = 勤務|09/07 08:55|18:30; other 2 length; unused 出勤予定時刻,退勤予定時刻,所定労働時間
Jobcan writes, with codes
  スタッフコード,スタッフ名,日付,プロジェクトコード,プロジェクト名,工数
  1,山田,2026/09/07,P1,設計,01:30
  = 設計|09/07 09:00|10:30; unused プロジェクトコード
--- tables of people | 日付,開始,終了,作業
says above who and when, and sums up below
  2026年9月 勤務表,,,
  氏名,山田,所属,開発部
  ,,,
  日付,出勤,退勤,作業内容
  9/27(日),9:00,10:30,設計
  週計,,1:30,
  合計,,1:30,
  所定との差(分),,-390,
  = 設計|09/27 09:00|10:30; skipped 1 title; skipped 2 title; skipped 6 total; skipped 7 total;
  = skipped 8 total
has both times in one cell
  日付,勤務時間,休憩,作業
  2026/9/7,9:00～10:30,0:15,設計
  2026/9/7,22:00-翌1:30,,設計
  2026/9/8,9:00～,,設計
  = 設計|09/07 09:00|09:37; 設計|09/07 09:52|10:30; 設計|09/07 22:00|09/08 01:30; wrong 4 duration;
  = placed 2 placed
has a line for each day, some of them empty
  ^
  2026/9/7,9:00,10:30,設計
  2026/9/8,,,
  合計,,1:30,
  = 設計|09/07 09:00|10:30; skipped 3 running; skipped 4 total
names its people
  氏名,日付,開始,終了,作業
  山田,2026/9/7,9:00,17:00,設計
  佐藤,2026/9/7,9:00,17:00,設計
  = person? 山田 1,佐藤 1
names its delimiter
  sep=;
  日付;開始;終了;作業
  2026/9/7;9:00;10:30;設計
  = 設計|09/07 09:00|10:30
has commas in its notes and semicolons between
  日付;開始;終了;作業;メモ
  2026/9/7;9:00;10:30;設計;a, b
  2026/9/8;9:00;10:30;設計;a, b
  = 設計|09/07 09:00|10:30|a, b; 設計|09/08 09:00|10:30|a, b
does not say what was done
  日付,開始,終了
  2026/9/7,9:00,10:30
  =
does not say when
  作業,メモ
  設計,x
  =
`;

describeTables(tables);

const CLOCKIFY =
  'Project,Client,Description,Task,User,Group,Email,Tags,Billable,Start Date,Start Time,End Date,End Time,Duration (h),Duration (decimal)';
const clockify = (times: string) => `${CLOCKIFY}\n設計,,,,taro,,t@example.com,,No,${times},,1.50`;
const morning = '09/07 09:00|10:30';
const days = (...rows: string[]) => ['日付,開始,終了,作業', ...rows].join('\n');
const toggl = (texts: string) =>
  `Client,Project,Task,Description,Start date,Start time,End date,End time\r\n${texts},2026-09-07,09:00,2026-09-07,10:30`;

describe('a table of hours', () => {
  it.each<[what: string, file: string, read: string]>([
    ['has no heading', '2026/9/7,9:00,10:30,設計', 'unused 列1,列2,列3,列4'],
    ['has a description with U+200B', toggl(',設計,,下\u200b書き'), `設計|${morning}|下書き`],
    [
      'has a project longer than a name',
      toggl(`,${'長'.repeat(101)},,x`),
      `${'長'.repeat(99)}…|${morning}|${'長'.repeat(101)} / x; cut 2 name`,
    ],
    [
      'has a client longer than a group',
      toggl(`${'長'.repeat(51)},設計,,`),
      `設計|${morning}|@${'長'.repeat(49)}…; cut 2 group`,
    ],
    [
      'we write ourselves',
      `\ufeff"作業","開始","終了","時間(分)","時間(10進)","メモ"\r\n"'=1+1","2026-09-07T09:00:00.000+09:00","2026-09-07T10:30:00.000+09:00",90,1.5,"'-メモ"\r\n"設計","2026-09-07T09:00:00.000+09:00","",0,0,""`,
      `=1+1|${morning}|-メモ; skipped 3 running; unused 時間(10進)`,
    ],
  ])('that %s', (_, file, read) => expectRead(file, read));

  it.each([
    ['09/27/2026,9:00 AM,09/27/2026,1:30 pm', '09/27 09:00|13:30'],
    ['09/27/2026,9:00\u202fAM,09/27/2026,1:30\u202fPM', '09/27 09:00|13:30'],
    ['27/09/2026,09:00,27/09/2026,10:30', '09/27 09:00|10:30'],
    ['27.09.2026,09:00,27.09.2026,10:30', '09/27 09:00|10:30'],
    // Its end alone tells the order.
    ['12/09/2026,23:00,13/09/2026,01:00', '09/12 23:00|09/13 01:00'],
  ])('of Clockify is read as it was set there: %s', async (times, moments) => {
    await expectRead(clockify(times), `設計|${moments}; unused Email,Billable,Duration (decimal)`);
  });

  it.each([
    ['2026年9月7日(月),午前9時,午後1時30分', '09/07 09:00|13:30'],
    ['2026年9月7日 月曜日,9時半,10時30分15秒', '09/07 09:30|10:30:15'],
    ['２０２６／９／７,９：００,１０：３０', morning],
    ['令和8年9月7日,9:00,10:30', morning],
    ['R8.9.7,9:00,10:30', morning],
    ['20260907,9:00,10:30', morning],
    ['7 Sep 2026,9:00,10:30', morning],
    ['"Sep 7, 2026",9:00,10:30', morning],
    ['"Mon, September 7th, 2026",9:00,10:30', morning],
    ['7-Sep-26,9:00,10:30', morning],
    ['2026/9/7,AM 9:00,PM 1:30', '09/07 09:00|13:30'],
    ['2026/9/7,午前0時,午後0時', '09/07 00:00|12:00'],
    ['2026/9/7,12:00 AM,12:00 PM', '09/07 00:00|12:00'],
    ['2026/9/7,22:00,25:30', '09/07 22:00|09/08 01:30'],
    ['2026/9/7,25:00,26:00', '09/08 01:00|02:00'],
    ['2026/9/7,22:00,6:00', '09/07 22:00|09/08 06:00'],
    ['2026/9/7,22:00,24:00', '09/07 22:00|09/08 00:00'],
    ['2026/9/7,9時05分,翌10時', '09/07 09:05|09/08 10:00'],
    ['2026/9/7,22:00,（翌）1:30', '09/07 22:00|09/08 01:30'],
    // Numbers of a workbook: days since 1899, and parts of a day.
    ['46272,0.375,0.4375', morning],
    ['2026/9/7,0.916666666666667,1.0625', '09/07 22:00|09/08 01:30'],
    ['2026/9/7,22:00,0:00', '09/07 22:00|09/08 00:00'],
  ])('is read however people write days and times: %s', async (times, moments) => {
    await expectRead(days(`${times},設計`), `設計|${moments}`);
  });

  it.each([
    ['所要時間', '1:30'],
    ['工数', '1.5'],
    ['工数', '"1,5"'],
    ['時間', '1h 30m'],
    ['時間', '1時間30分'],
    ['時間', '90分'],
    ['所要時間(分)', '90'],
    ['所要時間(秒)', '5400'],
  ])('has lengths (%s) such as %s', async (heading, length) => {
    await expectRead(`日付,開始,${heading},作業\n2026/9/7,9:00,${length},設計`, `設計|${morning}`);
  });
});

const names = fc
  .string({
    unit: fc.constantFrom(...'設計会議レビュー,;"\'=-+@\n\t aé'),
    minLength: 1,
    maxLength: 30,
  })
  .map((text) => toPlainText(text).trim())
  .filter((text) => text !== '' && !/^[-]$/.test(text));

describe('what we write ourselves', () => {
  it('reads back the same in any encoding, with any delimiter and end of line', async () => {
    const entry = fc.record({
      record: names,
      begin: fc.integer({ min: Date.UTC(2001, 0, 1), max: Date.UTC(2026, 0, 1) }),
      length: fc.integer({ min: 1, max: 100_000_000 }),
      note: fc.oneof(fc.constant(''), names),
      group: fc.oneof(fc.constant(''), names),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(entry, { minLength: 1, maxLength: 20 }),
        fc.constantFrom<TestEncoding>('utf-8', 'utf-16le', 'utf-16be', 'shift_jis', 'euc-jp'),
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n', '\r'),
        async (entries, encoding, delimiter, end) => {
          const has = (letter: string) => /utf/.test(encoding) || letter !== 'é';
          const clean = (text: string) => [...text].filter(has).join('').trim() || '設';
          const written = entries.map(({ record, begin, length, note, group }) => ({
            record: clean(record),
            begin,
            end: begin + length,
            note: note && clean(note),
            group: group && clean(group),
          }));
          const quoted = (text: string) => `"${markFormula(text).replaceAll('"', '""')}"`;
          const rows = written.map(({ record, begin, end, note, group }) => [
            quoted(record),
            ...[begin, end].map((time) => quoted(formatOffsetTime(time, ZONE))),
            ...['1', '1'],
            quoted(note),
            quoted(group),
          ]);
          const text = [Object.values(detailedColumns).map(quoted), ...rows]
            .map((cells) => cells.join(delimiter))
            .join(end);
          const reading = await readingOf(encode(text, encoding));
          expect(reading.entries.map(({ line: _, ...rest }) => rest)).toEqual(written);
          expect([reading.wrong, reading.skipped, reading.shortened]).toEqual([[], [], []]);
        },
      ),
      { numRuns: 60 },
    );
  });

  // HRS-22
  it('loses no column without naming it', async () => {
    const headings = fc.uniqueArray(
      fc.constantFrom(
        '日付',
        '開始',
        '終了',
        '作業',
        'メモ',
        '承認',
        '単価',
        'x',
        'Email',
        '顧客',
        '氏名',
      ),
      { minLength: 2 },
    );
    await fc.assert(
      fc.asyncProperty(headings, async (columns) => {
        const reading = await readingOf(
          [columns, columns.map(() => '1x')].map((cells) => cells.join()).join('\n'),
        );
        const used = columns.filter((_, index) => reading.columns.uses[index] !== 'unused');
        expect([...used, ...reading.unused].sort()).toEqual([...columns].sort());
      }),
    );
  });
});
