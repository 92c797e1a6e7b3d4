import type { DayMark, MarkedDay, PutDay } from '#contract/timesheet.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import type { Day } from '#domain/calendar/day.ts';
import { readDayNote } from '#domain/work-time/read-sheet.ts';
import { fieldsOf, isId } from '#lib/http/read.ts';
import type { SheetKind } from './sheet-rows.ts';
import { sheetsText } from './text.ts';

interface Note {
  mark: DayMark | null;
  remark: string;
}

/** Marks a day of the timesheet, or writes a remark about it (HRS-16). */
export interface MarkDay {
  kind: 'mark-day';
  day: Day;
  note: Note;
  /** The version that the page has seen, 0 before the first. It is refused once there is a newer one. */
  version: number;
  /** The note until then, to take it back. */
  before: Note;
}

export const markDay: SheetKind<MarkDay> = {
  isReadable: ({ day, note, before, version }) =>
    isId(version) && [note, before].every((one) => readDayNote({ ...fieldsOf(one), date: day })),

  async send({ command: { day, note, version, before } }, write) {
    const data: PutDay = { ...note, version };
    const url = workTimePaths.day(day);
    const body = await write({ method: 'put', url, data });
    const answered = fieldsOf(body).version;
    const is = isId(answered) ? answered : version + 1;
    return {
      undo: { kind: 'mark-day', day, note: before, version: is, before: note },
      renewed: [{ id: day, was: version - 1, is }],
    };
  },

  effect: (rows, { command: { day, note, version } }) => {
    const isNewer = rows.days.some((one) => one.date === day && one.version > version);
    if (isNewer) return rows;
    const others = rows.days.filter(({ date }) => date !== day);
    const marked: MarkedDay = { date: day, ...note, version: version + 1 };
    return { ...rows, days: [...others, marked] };
  },

  name: ({ day }) => sheetsText.mark(day),

  renew: (command, versionOf) => ({
    ...command,
    version: versionOf(command.day, command.version),
  }),
};
