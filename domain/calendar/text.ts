export const calendarText = {
  /** Indexed from 0 for Sunday. */
  daysOfWeek: ['日', '月', '火', '水', '木', '金', '土'],
  holiday: (dayOfWeek: string) => `${dayOfWeek}・祝`,
  /** A day of the app-wide list. */
  dayOff: '休日',
} as const;

/** Dates and times of day as they are written in Japanese: patterns, and figures in their place. */
export const writtenInJapanese: readonly (readonly [
  RegExp,
  string | ((...parts: string[]) => string),
])[] = [
  [/[((]?[日月火水木金土]曜日?[))]?|[((][日月火水木金土](?:・祝)?[))]/gu, ' '],
  [
    /(令和|平成|[RH](?=\d))\s*(\d{1,2}|元)\s*[年./-]/u,
    (_, era = '', year = '') => {
      const before = /^[令R]/u.test(era) ? 2018 : 1988;
      return `${before + (year === '元' ? 1 : Number(year))}/`;
    },
  ],
  [/年|月/gu, '/'],
  [/(\d)\s*日/gu, '$1 '],
  [/[((]?翌日?[))]?\s*(\d{1,2})(?=\s*[:時])/u, (_, hour = '') => String(Number(hour) + 24)],
  [/午前/u, 'AM '],
  [/午後/u, 'PM '],
  [/(\d)\s*時\s*半/u, '$1:30'],
  [/(\d)\s*時\s*(?:(\d{1,2})\s*分)?/u, (_, hour = '', minute = '00') => `${hour}:${minute}`],
  [/(:\d{1,2})\s*(\d{1,2})\s*秒/u, '$1:$2'],
];

/** The name of a month, without a day behind it. */
export const monthWithoutYear = /(?<!\d)(\d{1,2})\s*月(?!\s*\d)/u;
