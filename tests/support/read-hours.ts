/** Reads tables of hours as the page does, for tests. */
import { formatDateTime } from '#domain/calendar/time.ts';
import type { ColumnUse } from '#domain/work-time/table/column-use.ts';
import { guessColumns } from '#domain/work-time/table/guess-columns.ts';
import type { Answers, Question } from '#domain/work-time/table/questions.ts';
import { readEntries } from '#domain/work-time/table/read-entries.ts';
import { hourSheets } from '#domain/work-time/table/sheets.ts';
import type { TableReading } from '#domain/work-time/table/table-reading.ts';
import { answerTask, type TableTask } from '#lib/tables/parse-table.ts';
import { tableOfPage } from '#lib/tables/sheets-of-page.ts';
import { type Table, TableError } from '#lib/tables/table.ts';

export const ZONE = 'Asia/Tokyo';
const LATEST = Date.UTC(2026, 11, 31);

type Source = string | Uint8Array<ArrayBuffer>;

interface Said extends Partial<Answers> {
  /** Columns from 1 whose use the user has chosen; where no heading tells any, others are unused. */
  readonly uses?: Readonly<Record<number, ColumnUse>>;
}

/** Reads a table in this thread. Throws a `TableError`. */
export async function tableIn(task: TableTask): Promise<Table> {
  const answer = await answerTask(task);
  if ('problem' in answer) throw new TableError(answer.problem);
  return 'page' in answer ? tableOfPage(answer) : answer.table;
}

export async function readingOf(source: Source, { uses = {}, ...answers }: Said = {}) {
  const task = { source: typeof source === 'string' ? source : source.buffer };
  const { sheets } = await tableIn(task);
  const [sheet] = hourSheets(sheets, answers.sheet).chosen;
  const { hasHeading, ...guessed } = guessColumns(sheet?.rows ?? []);
  const chosen = guessed.uses.map((use, index) => uses[index + 1] ?? use);
  const columns = { ...guessed, hasHeading, uses: chosen };
  const steps = readEntries(sheets, columns, { zone: ZONE, ...answers }, LATEST);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return { ...value, columns };
  }
}

/** A line for each question that is open, with its options. */
function questionsOf({ asked }: TableReading, answers: Partial<Answers>): string[] {
  return Object.entries(asked).flatMap(([question, options]) => {
    const isOpen = options.every(({ value }) => value !== answers[question as Question]);
    const texts = options.map((option) => Object.values(option).join(' '));
    return isOpen && options.length > 0 ? [`${question}? ${texts.join()}`] : [];
  });
}

/** A line for each thing that was read: entries, questions, then rows that were left out. */
export async function readHours(source: Source, said: Said = {}) {
  const reading = await readingOf(source, said);
  const time = (ms: number) => formatDateTime(ms, said.zone ?? ZONE).slice(5);
  return [
    ...reading.entries.map(({ record, begin, end, note, group }) =>
      [record, time(begin), time(end), note, group && `@${group}`].filter(Boolean).join('|'),
    ),
    ...questionsOf(reading, said),
    ...(reading.others > 0 ? [`others ${reading.others}`] : []),
    ...reading.wrong.map(({ line, cause }) => `wrong ${line} ${cause}`),
    ...reading.skipped.map(({ line, cause }) => `skipped ${line} ${cause}`),
    ...reading.shortened.map(({ line, cause }) => `cut ${line} ${cause}`),
    ...reading.otherLengths.map(({ line, cause }) => `other ${line} ${cause}`),
    ...reading.wholeDays.map(({ line, cause }) => `${cause} ${line}`),
    ...reading.dayMarks.map(({ line, date, cause }) => `mark ${line} ${date.slice(5)} ${cause}`),
    ...reading.long.map(({ line, cause }) => `${cause} ${line}`),
    ...reading.placedBreaks.map(({ line, cause }) => `placed ${line} ${cause}`),
    ...(reading.otherSheets.length > 0 ? [`sheets ${reading.otherSheets.join()}`] : []),
    ...(reading.unused.length > 0 ? [`unused ${reading.unused.join()}`] : []),
  ];
}
