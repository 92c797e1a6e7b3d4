/** Tables of people and programs that have no preset, each kind with the entries that a person reads in it (HRS-9). */
import { describe, expect, it } from 'vitest';
import { ALL_SHEETS } from '#domain/sheet-choice.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#domain/time-units.ts';
import { readHours, readingOf } from '#tests/support/read-hours.ts';
import { type TestSheet, workbook } from '#tests/support/workbook.ts';

type Rows = [
  what: string,
  file: Parameters<typeof readHours>[0],
  lines: string[],
  said?: Parameters<typeof readHours>[1],
][];

const lines = (...all: string[]) => all.join('\n');

/** Every row of tests of a kind. */
function kind(name: string, rows: Rows): void {
  describe(name, () => {
    it.each(rows)('%s', async (_, file, read, said) => {
      expect(await readHours(file, said)).toEqual(read);
    });
  });
}

const byClock = { task: '勤務' };
const twoPairs = ['勤務|09/07 08:50:00|09/07 12:20:00', '勤務|09/07 13:10:00|09/07 18:40:00'];

kind('several pairs of times in a row', [
  [
    'have headings with numbers',
    lines(
      '日付,出勤1,退勤1,出勤2,退勤2',
      '2026/9/7,8:50,12:20,13:10,18:40',
      '2026/9/8,9:00,12:00,,',
    ),
    [...twoPairs, '勤務|09/08 09:00:00|09/08 12:00:00'],
    { task: '勤務' },
  ],
  [
    'have English headings and whole moments',
    lines(
      'Start 1,End 1,Start 2,End 2,Task',
      '2026-09-07 08:50,2026-09-07 12:20,2026-09-07 13:10,2026-09-07 18:40,勤務',
    ),
    twoPairs,
  ],
  [
    'have a date beside each time',
    lines(
      '作業,開始日,開始時刻,終了日,終了時刻,開始日2,開始時刻2,終了日2,終了時刻2',
      '勤務,2026/9/7,8:50,2026/9/7,12:20,2026/9/7,13:10,2026/9/7,18:40',
    ),
    twoPairs,
  ],
  [
    'go over midnight',
    lines('日付,出勤1,退勤1,出勤2,退勤2', '2026/9/7,20:00,23:50,0:30,5:00'),
    ['勤務|09/07 20:00:00|09/07 23:50:00', '勤務|09/08 00:30:00|09/08 05:00:00'],
    { task: '勤務' },
  ],
  [
    'name the half that is missing',
    lines('日付,出勤1,退勤1,出勤2,退勤2', '2026/9/7,8:50,12:20,13:10,', '2026/9/8,,,13:10,18:40'),
    [
      '勤務|09/07 08:50:00|09/07 12:20:00',
      '勤務|09/08 13:10:00|09/08 18:40:00',
      'skipped 2 running',
    ],
    { task: '勤務' },
  ],
  [
    'are compared together with the length that the row names',
    lines(
      '日付,出勤1,退勤1,出勤2,退勤2,労働時間',
      '2026/9/7,8:50,12:20,13:10,18:40,9:00',
      '2026/9/8,8:50,12:20,13:10,18:40,8:00',
    ),
    [...twoPairs, ...twoPairs.map((line) => line.replaceAll('09/07', '09/08')), 'other 3 length'],
    { task: '勤務' },
  ],
  [
    'are one where the second is another clock for the same work',
    lines('日付,出勤,退勤,出勤打刻,退勤打刻', '2026/9/7,9:00,18:00,8:57,18:03'),
    ['勤務|09/07 09:00:00|09/07 18:00:00', 'unused 出勤打刻,退勤打刻'],
    { task: '勤務' },
  ],
  [
    'are one where a beginning has no end of its own',
    lines('日付,開始,開始(UTC),終了', '2026/9/7,9:00,0:00,18:00'),
    ['勤務|09/07 09:00:00|09/07 18:00:00', 'unused 開始(UTC)'],
    { task: '勤務' },
  ],
  [
    'are all there below a line of the clock with fewer columns, the last after midnight',
    lines(
      'Q1,001,00:00,26/10/20,10:08',
      '001,23,26/10/02,12:55,0,17:06,0,,,,',
      '001,23,26/10/01,12:52,0,17:03,0,21:27,0,00:23,1',
    ),
    [
      '勤務|10/02 12:55:00|10/02 17:06:00',
      '勤務|10/01 12:52:00|10/01 17:03:00',
      '勤務|10/01 21:27:00|10/02 00:23:00',
      'skipped 1 running',
      'unused 列1,列2,列5,列7,列9,列11',
    ],
    {
      task: '勤務',
      order: 'ymd',
      uses: { 3: 'date', 4: 'begin-time', 6: 'end-time', 8: 'begin-time', 10: 'end-time' },
    },
  ],
]);

const units = (hours: number, minutes: number, seconds: number) =>
  `unit? ${['hours', 'minutes', 'seconds'].map((unit, index) => `${unit} ${[hours, minutes, seconds][index]}`).join()}`;
const shortDay = lines('日付,作業,作業時間', '2026/9/7,設計,15', '2026/9/7,会議,20');

kind('lengths that are numbers', [
  [
    'are asked about where they are whole',
    shortDay,
    [units(35 * HOUR_MS, 35 * MINUTE_MS, 35 * SECOND_MS)],
  ],
  [
    'are of the unit that was chosen',
    shortDay,
    ['設計|09/07 09:00:00|09/07 09:15:00', '会議|09/07 09:15:00|09/07 09:35:00'],
    { unit: 'minutes' },
  ],
  [
    'are asked about where one is above 24, of the person who was chosen',
    lines(
      'timestamp,duration,name',
      ...['12.5,a', '20.25,a', '3600.0,a', '1.5,b'].map((row) => `2026-09-07T09:00,${row}`),
    ),
    [units(13_077_900_000, 217_965_000, 3_632_750)],
    { person: 'a', task: '勤務' },
  ],
  [
    'are hours where they are parts of hours',
    lines('日付,作業,作業時間', '2026/9/7,設計,1.5', '2026/9/7,会議,2'),
    ['設計|09/07 09:00:00|09/07 10:30:00', '会議|09/07 10:30:00|09/07 12:30:00'],
  ],
  [
    'reach back from an end, over midnight from the next day',
    lines('日付,終了,作業時間,作業', '2026/9/7,15:00,2h 30m,設計', '2026/9/8,1:00,2:30,会議'),
    ['設計|09/07 12:30:00|09/07 15:00:00', '会議|09/08 22:30:00|09/09 01:00:00'],
  ],
  [
    'are missing beside an end without a beginning',
    lines('日付,終了,作業時間,作業', '2026/9/7,15:00,,設計', '2026/9/8,15:00,0:00,会議'),
    ['wrong 2 time', 'skipped 3 zero'],
  ],
  [
    'begin at the times of a column that is named after nothing else',
    lines('Date,In/Out,Time,Duration,Activity', '2026-09-07,In,10:00,1:30,設計'),
    ['設計|09/07 10:00:00|09/07 11:30:00', 'unused In/Out'],
  ],
  [
    'have minutes and seconds',
    lines('日付,開始,作業時間,作業', '2026/9/7,9:00,18:25 min,設計'),
    ['設計|09/07 09:00:00|09/07 09:18:25'],
  ],
  [
    'are named where they cannot be read beside times',
    lines('日付,開始,終了,時間,作業', '2026/9/7,10:00,9:30,-0:30,設計'),
    ['設計|09/07 10:00:00|09/08 09:30:00', 'other 2 length'],
  ],
  [
    'are not asked about where an end tells the length',
    lines('日付,開始,終了,時間,作業', '2026/9/7,9:00,10:30,90,設計'),
    ['設計|09/07 09:00:00|09/07 10:30:00'],
  ],
  ...(
    [
      ['started,timeSpentSeconds', '5400'],
      ['started,duration_seconds', '5400'],
      ['started,作業時間(分)', '90'],
      ['started,作業時間（分）', '90'],
      ['started,所要分時間[分]', '90'],
      ['started,Duration (Min.)', '90'],
      ['started,hours', '1.5'],
      ['started,Duration (h)', '1.5'],
    ] as const
  ).map(([headings, length]): Rows[number] => [
    `are of the unit in ${headings}`,
    lines(`${headings},task`, `2026-09-07 09:00,${length},設計`),
    ['設計|09/07 09:00:00|09/07 10:30:00'],
  ]),
  ...(['作業時間', '時間', '時間帯時間', '配分時間'] as const).map((heading): Rows[number] => [
    `have no unit in ${heading}`,
    lines(`日付,${heading},作業`, '2026/9/7,2,設計'),
    [units(2 * HOUR_MS, 2 * MINUTE_MS, 2 * SECOND_MS)],
    { uses: { 2: 'duration' } },
  ]),
]);

kind('a time stamp', [
  [
    'is no beginning beside one',
    lines(
      'タイムスタンプ,日付,開始時刻,終了時刻,作業',
      '2026/09/08 10:00:00,2026/9/7,9:00,10:30,設計',
    ),
    ['設計|09/07 09:00:00|09/07 10:30:00', 'unused タイムスタンプ'],
  ],
]);

const worked = (cell: string, times = '9:00,18:00') =>
  lines('日付,出社,退社,休憩,日報', `2026/9/7,${times},${cell},設計`);
const around = (from: string, to: string) => [
  `設計|09/07 09:00:00|09/07 ${from}:00`,
  `設計|09/07 ${to}:00|09/07 18:00:00`,
];

kind('breaks', [
  [
    'are spans',
    worked('12:00-13:00/17:00-17:15'),
    [
      '設計|09/07 09:00:00|09/07 12:00:00',
      '設計|09/07 13:00:00|09/07 17:00:00',
      '設計|09/07 17:15:00|09/07 18:00:00',
    ],
  ],
  [
    'are spans written in Japanese',
    worked('12時～13時、17時 - 17時15分'),
    [
      '設計|09/07 09:00:00|09/07 12:00:00',
      '設計|09/07 13:00:00|09/07 17:00:00',
      '設計|09/07 17:15:00|09/07 18:00:00',
    ],
  ],
  [
    'begin at noon where only their length is there',
    worked('1:00'),
    [...around('12:00', '13:00'), 'placed 2 placed'],
  ],
  [
    'are in the middle where noon is not within the work',
    worked('1:00', '13:00,18:00'),
    ['設計|09/07 13:00:00|09/07 15:00:00', '設計|09/07 16:00:00|09/07 18:00:00', 'placed 2 placed'],
  ],
  [
    'leave beginning and end where they are',
    worked('1:00', '9:00,13:00'),
    ['設計|09/07 09:00:00|09/07 10:30:00', '設計|09/07 11:30:00|09/07 13:00:00', 'placed 2 placed'],
  ],
  [
    'are of the night after midnight',
    worked('2:00-3:00', '22:00,6:00'),
    ['設計|09/07 22:00:00|09/08 02:00:00', '設計|09/08 03:00:00|09/08 06:00:00'],
  ],
  [
    'are none',
    lines(worked('0:00'), '2026/9/8,9:00,18:00,,設計', '2026/9/9,9:00,18:00,-,設計'),
    ['07', '08', '09'].map((day) => `設計|09/${day} 09:00:00|09/${day} 18:00:00`),
  ],
  [
    'have a unit in their heading',
    lines('日付,出社,退社,休憩(分),日報', '2026/9/7,9:00,18:00,60,設計'),
    [...around('12:00', '13:00'), 'placed 2 placed'],
  ],
  [
    'have a unit that is asked for',
    worked('60'),
    [units(60 * HOUR_MS, HOUR_MS, MINUTE_MS).replace('unit', 'breakUnit')],
  ],
  [
    'are added up, of day and night',
    lines(
      '日付,出勤時間,退勤時間,休憩(昼),休憩(夜),実働日勤,実働夜勤',
      '2026/9/7,13:00,23:30,1:00,0:15,8:00,1:15',
      '2026/9/8,22:00,6:00,0:15,1:00,0:00,6:45',
    ),
    [
      '勤務|09/07 13:00:00|09/07 17:37:00',
      '勤務|09/07 18:52:00|09/07 23:30:00',
      '勤務|09/08 22:00:00|09/09 01:22:00',
      '勤務|09/09 02:37:00|09/09 06:00:00',
      ...['placed 2 placed', 'placed 3 placed'],
      'unused 実働日勤,実働夜勤',
    ],
    byClock,
  ],
  ...(
    [
      '休憩開始1,休憩終了1,休憩開始2,休憩終了2',
      '休憩1開始時刻,休憩1終了時刻,休憩2開始時刻,休憩2終了時刻',
      'Break 1 start,Break 1 end,Start break 2,End break 2',
    ] as const
  ).map((headings): Rows[number] => [
    `have two columns each: ${headings}`,
    lines(
      `日付,出勤,退勤,${headings}`,
      '2026/9/7,9:00,18:00,12:00,13:00,15:00,15:15',
      '2026/9/8,9:00,18:00,12:00,13:00,,',
      '2026/9/9,9:00,18:00,12:00,13:00,15:00,',
    ),
    [
      '勤務|09/07 09:00:00|09/07 12:00:00',
      '勤務|09/07 13:00:00|09/07 15:00:00',
      '勤務|09/07 15:15:00|09/07 18:00:00',
      '勤務|09/08 09:00:00|09/08 12:00:00',
      '勤務|09/08 13:00:00|09/08 18:00:00',
      'wrong 4 break',
    ],
    byClock,
  ]),
  [
    'are the time outside, among addresses',
    lines(
      '打刻した日付,出社時刻,出社時刻IPアドレス,退社時刻,外出時刻,外出時刻IPアドレス,復帰時刻,復帰時刻IPアドレス',
      '2026/9/7,9:00,10.0.0.2,18:00,12:00,10.0.0.2,13:00,10.0.0.2',
    ),
    [
      ...['勤務|09/07 09:00:00|09/07 12:00:00', '勤務|09/07 13:00:00|09/07 18:00:00'],
      'unused 出社時刻IPアドレス,外出時刻IPアドレス,復帰時刻IPアドレス',
    ],
    byClock,
  ],
  [
    'are none in words',
    lines(worked('なし'), '2026/9/8,9:00,18:00,無,設計'),
    ['07', '08'].map((day) => `設計|09/${day} 09:00:00|09/${day} 18:00:00`),
  ],
  ['are not shorter than the work', worked('9:00'), ['wrong 2 break']],
  ['cannot be read', worked('昼'), ['wrong 2 break']],
  ['cover the work', worked('8:00-19:00'), ['wrong 2 break']],
  [
    'are the gap between two pairs',
    lines('日付,出勤1,退勤1,出勤2,退勤2,休憩', '2026/9/7,8:50,12:20,13:10,18:40,0:50'),
    twoPairs,
    { task: '勤務' },
  ],
  [
    'are taken out of the longest of two pairs where noon is not within one',
    lines('日付,出勤1,退勤1,出勤2,退勤2,休憩', '2026/9/7,8:50,12:20,13:10,18:40,0:30'),
    [
      '勤務|09/07 08:50:00|09/07 12:20:00',
      '勤務|09/07 13:10:00|09/07 15:40:00',
      '勤務|09/07 16:10:00|09/07 18:40:00',
      'placed 2 placed',
    ],
    { task: '勤務' },
  ],
  [
    'are compared with the length that the row names',
    lines(
      '日付,出社,退社,休憩,労働時間,日報',
      '2026/9/7,9:00,18:00,1:00,8:00,設計',
      '2026/9/8,9:00,18:00,12:00-13:00,9:00,設計',
    ),
    [
      ...around('12:00', '13:00'),
      ...around('12:00', '13:00').map((line) => line.replaceAll('09/07', '09/08')),
      'other 3 length',
      'placed 2 placed',
    ],
  ],
  [
    'are not used beside a length alone, and named',
    lines('日付,休憩,労働時間,日報', '2026/9/7,1:00,8:00,設計'),
    ['設計|09/07 09:00:00|09/07 17:00:00', 'unused 休憩'],
  ],
]);

const timed = (...rows: string[]) => lines('日付,開始時刻,終了時刻,作業', ...rows);
const lengthsOn = (...rows: string[]) => lines('Work date,hours,task', ...rows);

kind('dates and times', [
  [
    'have their time in the column of dates',
    lengthsOn('2026-9-1 14:33,1.5,設計', '2026-9-2,1.5,会議'),
    ['設計|09/01 14:33:00|09/01 16:03:00', '会議|09/02 09:00:00|09/02 10:30:00'],
  ],
  [
    'have no time in the column of dates where it is always midnight',
    lengthsOn('2026/9/1 0:00:00,1.5,設計', '2026/9/2 0:00:00,1.5,会議'),
    ['設計|09/01 09:00:00|09/01 10:30:00', '会議|09/02 09:00:00|09/02 10:30:00'],
  ],
  [
    'have the time of a beginning where that has a column of its own',
    lines('日付,開始時刻,所要時間,作業', '2026/9/1 14:33,9:00,1.5,設計'),
    ['設計|09/01 09:00:00|09/01 10:30:00'],
  ],
  [
    'are of ISO without hyphens and colons',
    lines(
      'start,end,task',
      '20260907T000000Z,20260907T013000+0000,設計',
      '20260907T0900,20260907T103000,設計',
    ),
    ['設計|09/07 09:00:00|09/07 10:30:00', '設計|09/07 09:00:00|09/07 10:30:00'],
  ],
  [
    'are of a Google Form',
    lines(
      '開始,終了,作業',
      '2026/09/07 6:00:01 午後 GMT+9,2026/09/07 12:00:01 午後 GMT+1,設計',
      '2026/09/07 3:00 AM GMT,2026/09/07 9:00 AM GMT-04:30 (X),設計',
    ),
    ['設計|09/07 18:00:01|09/07 20:00:01', '設計|09/07 12:00:00|09/07 22:30:00'],
  ],
  [
    'are not guessed where the date of a moment can be read in several ways',
    lines('開始,終了,作業', '09/07/2026 6:00 PM GMT+9,2026/09/07 12:00 GMT+1,設計'),
    ['wrong 2 time'],
  ],
  [
    'have no colon',
    timed(
      '2026/9/7,0900,1030,設計',
      '2026/9/8,930,1030,設計',
      '2026/9/9,08.37,9.30,設計',
      '2026/9/10,2200,２５３０,設計',
    ),
    [
      '設計|09/07 09:00:00|09/07 10:30:00',
      '設計|09/08 09:30:00|09/08 10:30:00',
      '設計|09/09 08:37:00|09/09 09:30:00',
      '設計|09/10 22:00:00|09/11 01:30:00',
    ],
  ],
  [
    'are hours with a dot in a column of lengths',
    lines('日付,開始時刻,所要時間,作業', '2026/9/7,08.30,8.37,設計'),
    ['設計|09/07 08:30:00|09/07 16:52:12'],
  ],
  [
    'are lengths with single figures',
    lines('日付,開始時刻,所要時間,作業', '2026/9/7,9:00,0:19:9,設計', '2026/9/8,9:00,0:5:30,設計'),
    ['設計|09/07 09:00:00|09/07 09:19:09', '設計|09/08 09:00:00|09/08 09:05:30'],
  ],
  [
    'are none',
    timed('2026/9/7,0970,1030,設計', '2026/9/7,9,1030,設計'),
    ['wrong 2 time', 'wrong 3 time'],
  ],
]);

const HEADING = '日,曜日,始業時間,終業時間,作業';
const daysOf = (above: string, ...rows: string[]) =>
  lines(
    ...(above === '' ? [] : [above, '山田太郎,,,,']),
    HEADING,
    ...rows.map((row) => `${row},9:00,10:30,設計`),
  );
const onDays = (...days: string[]) => days.map((day) => `設計|${day} 09:00:00|${day} 10:30:00`);
const titles = ['skipped 1 title', 'skipped 2 title'];

kind('days of a month', [
  [
    'have month and year above, and breaks',
    lines(
      '勤務表,,,,,',
      '2026年9月,,,,,',
      '山田太郎,,,,,',
      '日,曜日,始業時間,終業時間,休憩時間,労働時間',
      '1,火,9:00,18:00,1:00,8:00',
      '2,水,,,,',
    ),
    [
      '勤務|09/01 09:00:00|09/01 12:00:00',
      '勤務|09/01 13:00:00|09/01 18:00:00',
      ...['skipped 1 title', 'skipped 2 title', 'skipped 3 title', 'skipped 6 running'],
      'placed 5 placed',
      'unused 曜日',
    ],
    { task: '勤務' },
  ],
  ...(
    ['令和8年9月,,,,', '2026,年,9,月,', '勤務表 2026/09,,,,', '２０２６年９月度,,,,'] as const
  ).map((above): Rows[number] => [
    `have a month above as ${above}`,
    daysOf(above, '1,', '2日(水),'),
    [...onDays('09/01', '09/02'), ...titles],
  ]),
  [
    'end on a closing day: the month before has a 31st',
    daysOf('2026年9月分,,,,', '21,', '31,', '1,', '20,'),
    [...onDays('08/21', '08/31', '09/01', '09/20'), ...titles],
  ],
  [
    'end on a closing day: their weekdays tell the month',
    daysOf('2026年9月分,,,,', '21,月', '30,水', '1,木', '20,火'),
    [...onDays('09/21', '09/30', '10/01', '10/20'), ...titles, 'unused 曜日'],
  ],
  [
    'end on a closing day that leaves the month open',
    daysOf('2026年9月分,,,,', '21,', '30,', '1,', '20,'),
    ['monthOf? last 2026-08-21 2026-09-20,first 2026-09-21 2026-10-20', ...titles],
  ],
  [
    'are of the span that was chosen',
    daysOf('2026年9月分,,,,', '21,', '30,', '1,', '20,'),
    [...onDays('09/21', '09/30', '10/01', '10/20'), ...titles],
    { monthOf: 'first' },
  ],
  [
    'may be in falling order',
    daysOf('2026年9月,,,,', '3,', '2,', '1,'),
    [...onDays('09/03', '09/02', '09/01'), ...titles],
  ],
  [
    'have the month that was chosen',
    daysOf('', '1,', '2,'),
    onDays('09/01', '09/02'),
    { month: '2026-09' },
  ],
  [
    'are asked about where two months are above',
    daysOf('2026年9月,作成 2026年10月,,,', '1,', '2,'),
    ['month? 2026-09,2026-10', ...titles],
  ],
  [
    'are of the month above that has these weekdays',
    daysOf('2026年9月,作成 2026年10月,,,', '1,火', '2,水'),
    [...onDays('09/01', '09/02'), ...titles, 'unused 曜日'],
  ],
  [
    'that are not there are named',
    daysOf('2026年9月,,,,', '30,', '31,'),
    [...onDays('09/30'), 'wrong 5 time', ...titles],
  ],
]);

it('a month that is named nowhere is asked for, the latest that fits first', async () => {
  const all = (await readingOf(daysOf('', '1,', '2,'))).asked.month.map(({ value }) => value);
  expect([all.length, ...all.slice(0, 2), all.at(-1)]).toEqual([
    324,
    '2026-12',
    '2026-11',
    '2000-01',
  ]);
  const { asked } = await readingOf(daysOf('', '1,火', '31,木'));
  expect(asked.month.slice(0, 2)).toEqual([{ value: '2026-12' }, { value: '2025-07' }]);
});

kind('an empty date', [
  [
    'is that of the row above where there is a time of day',
    lines(
      '日付,開始,終了,作業',
      '2026/9/7,9:00,10:30,設計',
      ',10:30,12:00,会議',
      '2026/9/8,9:00,10:30,設計',
    ),
    [
      '設計|09/07 09:00:00|09/07 10:30:00',
      '会議|09/07 10:30:00|09/07 12:00:00',
      '設計|09/08 09:00:00|09/08 10:30:00',
    ],
  ],
  [
    'is that of the row above among days of a month',
    daysOf('2026年9月,,,,', '1,火', ',', '2,水'),
    [...onDays('09/01', '09/01', '09/02'), ...titles, 'unused 曜日'],
  ],
  [
    'stays empty where there is none',
    lines('日付,作業,時間', '2026/9/7,設計,1.5', ',会議,0.5'),
    ['設計|09/07 09:00:00|09/07 10:30:00', 'skipped 3 title'],
  ],
]);

const outlook = (...rows: string[]) =>
  lines('件名,開始日,開始時刻,終了日,終了時刻,終日イベント', ...rows);
const stocktaking = '棚卸し,2026/9/14,0:00:00,2026/9/19,0:00:00';
const meeting = ['会議|09/14 10:00:00|09/14 10:30:00'];
const midnight = (headings: string, row: string) =>
  lines(headings, row, '会議,2026-09-14 10:00,2026-09-14 10:30');

kind('events of whole days', [
  [
    'are no work in an English calendar',
    lines(
      'Subject,Start Date,Start Time,End Date,End Time,All day event',
      '棚卸し,9/14/2026,12:00:00 AM,9/19/2026,12:00:00 AM,True',
      '会議,9/14/2026,10:00:00 AM,9/14/2026,10:30:00 AM,False',
    ),
    [...meeting, 'whole-day 2'],
  ],
  [
    'are work where they are wanted',
    outlook(`${stocktaking},オン`, '会議,2026/9/14,10:00:00,2026/9/14,10:30:00,オフ'),
    ['棚卸し|09/14 00:00:00|09/19 00:00:00', ...meeting, 'whole-day 2'],
    { withWholeDays: true },
  ],
  [
    'are work where the mark says so',
    outlook(`${stocktaking},オフ`),
    ['棚卸し|09/14 00:00:00|09/19 00:00:00'],
  ],
  [
    'are known by midnight where nothing marks them',
    midnight('作業,開始,終了', '棚卸し,2026-09-14 0:00,2026-09-15 0:00'),
    [...meeting, 'whole-day 2'],
  ],
  [
    'are none in a file of ours',
    lines(
      '作業,開始,終了,時間(分),時間(10進),メモ',
      '夜勤,2026-09-14T00:00:00.000+09:00,2026-09-15T00:00:00.000+09:00,1440,24,',
    ),
    ['夜勤|09/14 00:00:00|09/15 00:00:00', 'unused 時間(10進)'],
  ],
]);

const punches = (...rows: string[]) => lines('タイムスタンプ,氏名,区分', ...rows);
const onClock = (...rows: string[]) => lines('日付,時刻,打刻', ...rows);

kind('rows of one time each', [
  [
    'are those of the person who was chosen',
    punches(
      '2026/09/07 9:00,山田,出勤',
      '2026/09/07 9:30,佐藤,出勤',
      '2026/09/07 18:00,山田,退勤',
      '2026/09/07 18:30,佐藤,退勤',
    ),
    ['勤務|09/07 09:30:00|09/07 18:30:00', 'others 2'],
    { ...byClock, person: '佐藤' },
  ],
  ...(
    [
      ['in', 'out'],
      ['Clock In', 'Clock Out'],
      ['開始', '終了'],
      ['出勤（在宅）', '退勤しました。'],
      ['Start', 'End of break', 'Start break', 'Stop'],
    ] as const
  ).map((words): Rows[number] => [
    `say ${words.join(', ')}`,
    onClock(
      ...(words.length === 2
        ? [`2026/9/7,9:00,${words[0]}`, `2026/9/7,10:30,${words[1]}`]
        : [
            `2026/9/7,10:30,${words[3]}`,
            `2026/9/7,10:00,${words[1]}`,
            `2026/9/7,10:00,${words[2]}`,
            `2026/9/7,9:00,${words[0]}`,
          ]),
    ),
    words.length === 2
      ? ['勤務|09/07 09:00:00|09/07 10:30:00']
      : ['勤務|09/07 09:00:00|09/07 10:00:00', '勤務|09/07 10:00:00|09/07 10:30:00'],
    byClock,
  ]),
  [
    'go over midnight',
    onClock('2026/9/7,22:00,出勤', '2026/9/8,5:00,退勤'),
    ['勤務|09/07 22:00:00|09/08 05:00:00'],
    byClock,
  ],
  [
    'go over midnight with the date on which the night began',
    onClock(
      '2026/9/7,22:00,出勤',
      '2026/9/7,1:00,休憩開始',
      '2026/9/7,1:30,休憩終了',
      '2026/9/7,5:00,退勤',
      '2026/9/8,22:00,出勤',
      '2026/9/8,5:00,退勤',
    ),
    [
      '勤務|09/07 22:00:00|09/08 01:00:00',
      '勤務|09/08 01:30:00|09/08 05:00:00',
      '勤務|09/08 22:00:00|09/09 05:00:00',
    ],
    byClock,
  ],
  [
    'may have the last first',
    onClock('2026/9/8,5:00,退勤', '2026/9/7,22:00,出勤'),
    ['勤務|09/07 22:00:00|09/08 05:00:00'],
    byClock,
  ],
  [
    'are named where they have no partner',
    onClock(
      '2026/9/6,18:00,退勤',
      '2026/9/7,9:00,出勤',
      '2026/9/7,9:01,出勤',
      '2026/9/7,18:00,退勤',
      '2026/9/7,18:01,退勤',
      '2026/9/8,9:00,出勤',
    ),
    [
      '勤務|09/07 09:01:00|09/07 18:00:00',
      'wrong 2 alone',
      'wrong 3 alone',
      'wrong 6 alone',
      'skipped 7 running',
    ],
    byClock,
  ],
  [
    'are named where they cannot be read',
    onClock('2026/9/7,9:00,出勤', '2026/9/7,soon,退勤', '2026/9/7,18:00,退勤', '2026/9/7,19:00,済'),
    ['勤務|09/07 09:00:00|09/07 18:00:00', 'wrong 3 time', 'wrong 5 kind'],
    byClock,
  ],
  [
    'have what either of them says',
    lines(
      '日時,区分,作業,メモ,休憩',
      '2026/9/7 9:00,出勤,設計,在宅,',
      '2026/9/7 18:00,退勤,,会議,1:00',
    ),
    [
      '設計|09/07 09:00:00|09/07 12:00:00|在宅 / 会議',
      '設計|09/07 13:00:00|09/07 18:00:00|在宅 / 会議',
      'placed 2 placed',
    ],
  ],
  [
    'have days of a month, and are chosen by their columns',
    lines('2026年9月,,', '日,時刻,x', '7,9:00,出勤', ',10:30,退勤', '8,,有給'),
    ['勤務|09/07 09:00:00|09/07 10:30:00', 'skipped 1 title', 'mark 5 09-08 paid'],
    byClock,
  ],
]);

const offDays = (...rows: string[]) => lines('日付,区分,開始,終了,作業', ...rows);
const work = '2026/9/7,出勤,9:00,10:30,設計';

kind('days without hours', [
  [
    'are named as marks',
    offDays(work, '2026/9/8,有給,,,', '2026/9/9,半休(午前),13:00,18:00,会議', '2026/9/10,公休,,,'),
    [
      '設計|09/07 09:00:00|09/07 10:30:00',
      '会議|09/09 13:00:00|09/09 18:00:00',
      'skipped 5 running',
      'mark 3 09-08 paid',
      'mark 4 09-09 morning',
      'unused 区分(出勤),区分(公休)',
    ],
  ],
  [
    'stand in any column of a row without hours',
    lines(
      '日付,開始,終了,作業,備考',
      '2026/9/7,9:00,10:30,設計,有給',
      '2026/9/8,有給,,,',
      '2026/9/9,0:00,0:00,,振替休日',
      '2026/9/10,9:00,,,欠勤',
    ),
    [
      '設計|09/07 09:00:00|09/07 10:30:00|有給',
      'skipped 5 running',
      'mark 3 09-08 paid',
      'mark 4 09-09 substitute',
    ],
  ],
  [
    'are refused where a day has two marks, or none can be read',
    offDays(work, '2026/9/8,有給,,,', '2026/9/8,欠勤,,,', '2026/9/8,年休,,,', '2026/9/31,有給,,,'),
    [
      '設計|09/07 09:00:00|09/07 10:30:00',
      'wrong 4 other-mark',
      'wrong 6 mark',
      'mark 3 09-08 paid',
      'mark 5 09-08 paid',
      'unused 区分(出勤)',
    ],
  ],
  ...(
    [
      ['paid', '年次有給休暇', '有休', '有給（全日）', 'PTO', 'Paid leave'],
      [
        'morning',
        '午前半休',
        'AM休',
        '半休（午前）',
        '午前有給',
        '前半休',
        '有給(午前)',
        '半日有給(午前)',
      ],
      ['afternoon', '午後半休', 'ＰＭ半休', '午後半日有給'],
      ['absent', '欠勤', 'Absent'],
      ['substitute', '振休', '振替休日', '代休'],
      ['special', '特別休暇', '慶弔休暇', '忌引', '夏季休暇'],
    ] as const
  ).map(([mark, ...words]): Rows[number] => [
    `are ${mark} as ${words.join(', ')}`,
    offDays(work, ...words.map((word, index) => `2026/9/${10 + index},${word},,,`)),
    [
      '設計|09/07 09:00:00|09/07 10:30:00',
      ...words.map((_, index) => `mark ${3 + index} 09-${10 + index} ${mark}`),
      'unused 区分(出勤)',
    ],
  ]),
]);

const sheetOf = (name: string, above: string, ...days: number[]): TestSheet => ({
  name,
  rows: [
    [above],
    ['日', '始業', '終業', '作業'],
    ...days.map((day) => [day, '9:00', '10:30', '設計']),
  ],
});
const calendar: TestSheet = {
  name: '年間',
  rows: [
    ['日', '月', '火'],
    [1, 2, 3],
  ],
};
const both = workbook([
  { ...sheetOf('元', '2020年1月', 1), state: 'hidden' },
  sheetOf('8月', '2026年8月', 31),
  calendar,
  sheetOf('9月', '2026年9月', 1),
]);
const months = (...names: string[]) => workbook(names.map((name) => sheetOf(name, '勤務表', 15)));

kind('sheets of a workbook', [
  [
    'are asked for where several hold a table',
    both,
    [`sheet? 8月,9月,${ALL_SHEETS}`, 'sheets 年間'],
  ],
  [
    'are the one that was chosen',
    both,
    [...onDays('09/01'), 'skipped 1 title', 'sheets 8月,年間'],
    { sheet: '9月' },
  ],
  [
    'are all that have the same headings',
    both,
    [...onDays('08/31', '09/01'), 'skipped 1 title', 'skipped 1 title', 'sheets 年間'],
    { sheet: ALL_SHEETS },
  ],
  [
    'are not all where headings are others',
    workbook([
      { name: 'A', rows: [['日付', '開始', '終了', '作業']] },
      { name: 'B', rows: [['日付', '開始', '終了', '案件']] },
    ]),
    ['sheet? A,B'],
  ],
  [
    'are read without a question where one holds a table',
    workbook([calendar, sheetOf('x', '2026年9月', 1)]),
    [...onDays('09/01'), 'skipped 1 title', 'sheets 年間'],
  ],
  [
    'have the month in their names',
    workbook([sheetOf('2026年9月', '勤務表', 1)]),
    [...onDays('09/01'), 'skipped 1 title'],
  ],
  [
    'have months in their names that follow one another, from the one that was chosen on',
    months('11月', '12月', '1月'),
    [...onDays('11/15', '12/15', '01/15'), ...Array<string>(3).fill('skipped 1 title')],
    { sheet: ALL_SHEETS, month: '2024-11' },
  ],
]);

it('the month of a sheet whose name tells no year is asked for, in each year', async () => {
  const { asked } = await readingOf(months('9月'));
  expect(asked.month.slice(0, 2)).toEqual([{ value: '2026-09' }, { value: '2025-09' }]);
});

it('names the sheet of a line, where several are read', async () => {
  const file = workbook([sheetOf('2026年8月', '', 31), sheetOf('2026年9月', '', 31)]);
  const { entries, wrong } = await readingOf(file, { sheet: ALL_SHEETS });
  expect(entries).toHaveLength(1);
  expect(wrong).toEqual([{ line: 3, sheet: '2026年9月', cause: 'time' }]);
});

kind('JSON of other programs', [
  [
    'names objects inside, and does not use them',
    '[{"startedAt":"2026-09-07T09:00","timeSpentSeconds":5400,"task":"設計","project":{"id":7}}]',
    ['設計|09/07 09:00:00|09/07 10:30:00', 'unused {project}'],
  ],
]);
