/** The settings of a user's timesheet and the marks of its days (HRS-12, HRS-16). */
import { type Static, type TSchema, Type } from 'typebox';
import { PLAIN_TEXT_PATTERN } from './characters.ts';
import { ErrorDetail } from './errors.ts';
import { VersionOrNone } from './ids.ts';
import { BALANCE_MINUTES, LEAVE_DAYS, REMARK_LENGTH, SHEET_NAME_LENGTH } from './limits.ts';
import {
  closingDays,
  dayBoundaries,
  dayMarks,
  roundings,
  sheetColumns,
} from './timesheet-choices.ts';

/** A union would report an error for each of its members. */
const number = <Value extends number>(values: readonly Value[]) =>
  Type.Unsafe<Value>({ type: 'integer', enum: values, examples: [values[0]] });

const Name = Type.String({
  maxLength: SHEET_NAME_LENGTH,
  pattern: PLAIN_TEXT_PATTERN,
  examples: ['Taro Yamada'],
});

const orNull = <Schema extends TSchema>(schema: Schema) =>
  Type.Optional(Type.Union([schema, Type.Null()]));

export type SheetColumn = (typeof sheetColumns)[number];
export type DayMark = (typeof dayMarks)[number];

/** A date. Not every text of this form is one: services refuse February 30th. */
export const DayParam = Type.String({
  description: 'A date.',
  pattern: '^20[0-9]{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$',
  examples: ['2026-11-20'],
});

/** Settings without which a sheet has no balance (HRS-32). */
const ofBalance = {
  /** The first day of work: nothing is owed before it. */
  start: DayParam,
  /** The balance with which the first day begins, in minutes. */
  carried: Type.Integer({
    minimum: -BALANCE_MINUTES,
    maximum: BALANCE_MINUTES,
    examples: [-90],
  }),
  /** The days of paid leave that are left when a day begins. */
  leave: Type.Object(
    {
      days: Type.Number({ minimum: 0, maximum: LEAVE_DAYS, multipleOf: 0.5, examples: [8.5] }),
      date: DayParam,
    },
    { additionalProperties: false },
  ),
};

export const SheetSettings = Type.Object(
  {
    name: Name,
    department: Name,
    /** The last day of the sheet's month; 31 for the last day of any month. */
    closing: number(closingDays),
    /** The hour at which a day begins. */
    boundary: number(dayBoundaries),
    /** The scheduled minutes of each weekday, from Monday to Sunday. */
    scheduled: Type.Array(Type.Integer({ minimum: 0, maximum: 1440 }), {
      minItems: 7,
      maxItems: 7,
      examples: [[480, 480, 480, 480, 480, 0, 0]],
    }),
    /** The statutory days of rest: 1 for Monday to 7 for Sunday. */
    rest: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
      maxItems: 7,
      uniqueItems: true,
      examples: [[7]],
    }),
    /** True if breaks that the law asks for and nobody recorded are taken off. */
    breaks: Type.Boolean({ examples: [false] }),
    /** In minutes; 0 for none. */
    rounding: number(roundings),
    columns: Type.Array(Type.Unsafe<SheetColumn>({ type: 'string', enum: sheetColumns }), {
      maxItems: sheetColumns.length,
      uniqueItems: true,
      examples: [['begin', 'end', 'break', 'work', 'content']],
    }),
    /** True if work is cut where a day begins, whatever shift it belongs to. */
    split: Type.Optional(Type.Boolean({ examples: [true] })),
    /** True if the content of a day has the notes, too. */
    notes: Type.Optional(Type.Boolean({ examples: [true] })),
    ...Type.Partial(Type.Object(ofBalance)).properties,
  },
  { additionalProperties: false },
);
export type SheetSettings = Static<typeof SheetSettings>;

/** As they are stored. */
export const StoredSettings = Type.Object({
  version: VersionOrNone,
  /** `null` before they were ever stored. */
  settings: Type.Union([SheetSettings, Type.Null()]),
});
export type StoredSettings = Static<typeof StoredSettings>;

/** An optional one that is absent stays as it is stored, and `null` removes it. */
const WrittenSettings = Type.Object(
  {
    ...SheetSettings.properties,
    split: orNull(SheetSettings.properties.split),
    notes: orNull(SheetSettings.properties.notes),
    start: orNull(ofBalance.start),
    carried: orNull(ofBalance.carried),
    leave: orNull(ofBalance.leave),
  },
  { additionalProperties: false },
);
export type WrittenSettings = Static<typeof WrittenSettings>;

/** The version is the one that the client has seen: any other is a conflict. */
export const PutSettings = Type.Object({ version: VersionOrNone, settings: WrittenSettings });
export type PutSettings = Static<typeof PutSettings>;

export const SettingsConflict = Type.Object({
  ...ErrorDetail.properties,
  current: StoredSettings,
});

export const DaysQuery = Type.Object({ from: DayParam, to: DayParam });
export type DaysQuery = Static<typeof DaysQuery>;

/** A union would report an error for each of its members. */
const Mark = Type.Unsafe<DayMark | null>({
  description: 'What the day is marked as; `null` for nothing.',
  type: ['string', 'null'],
  enum: [...dayMarks, null],
  examples: ['paid'],
});

const Remark = Type.String({
  maxLength: REMARK_LENGTH,
  pattern: PLAIN_TEXT_PATTERN,
  examples: ['Visited the office in Osaka'],
});

export const MarkedDay = Type.Object({
  date: DayParam,
  mark: Mark,
  remark: Remark,
  version: VersionOrNone,
});
export type MarkedDay = Static<typeof MarkedDay>;

export const DaySumsQuery = Type.Object({
  from: DayParam,
  to: DayParam,
  zone: Type.String({
    description: 'The time zone whose days are meant.',
    pattern: '^[A-Za-z][A-Za-z0-9_+/-]{0,63}$',
    examples: ['Asia/Tokyo'],
  }),
});
export type DaySumsQuery = Static<typeof DaySumsQuery>;

/** A day with work or a mark. */
export const DaySum = Type.Object({
  date: DayParam,
  /** Milliseconds, as the sheet counts them by the stored settings. */
  work_ms: Type.Integer({ minimum: 0, examples: [27_900_000] }),
  mark: Mark,
});
export type DaySum = Static<typeof DaySum>;

export const DaySums = Type.Object({
  /** The first day with work, whatever days were asked for; `null` if there is none. */
  first: Type.Union([DayParam, Type.Null()]),
  /** By date. */
  results: Type.Array(DaySum),
});
export type DaySums = Static<typeof DaySums>;

/** A day and its note, in any version. */
export type DayNote = Omit<MarkedDay, 'version'>;

/** The version is the one that the client has seen: any other is a conflict. */
export const PutDay = Type.Object({ mark: Mark, remark: Remark, version: VersionOrNone });
export type PutDay = Static<typeof PutDay>;

export const DayConflict = Type.Object({ ...ErrorDetail.properties, current: MarkedDay });
