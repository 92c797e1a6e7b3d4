/** The steps of an import: a file is chosen, read, asked about, looked at, imported, perhaps taken back (HRS-22). */
import type { ImportReport } from '#contract/transfer.ts';
import type { Columns } from '#domain/work-time/table/column-use.ts';
import type { Answers } from '#domain/work-time/table/questions.ts';
import type { TableReading } from '#domain/work-time/table/table-reading.ts';
import type { Table } from '#lib/tables/table.ts';
import type { PressHead } from '#sync/call.ts';

/** A table, and how it is understood. */
export interface ImportedTable {
  readonly table: Table;
  /** The program that wrote it; `null` where the user is to choose the columns. */
  readonly preset: string | null;
  readonly columns: Columns;
  readonly answers: Answers;
  /** Until it is read again, that by the columns and answers before. */
  readonly reading: TableReading;
}

export interface ImportSource {
  readonly file: File;
  /** `null` for a backup, and as long as nobody knows whether it is one. */
  readonly table: ImportedTable | null;
  /** True if the lines that cannot be read are left out. */
  readonly withoutWrong: boolean;
}

export interface TableSource extends ImportSource {
  readonly table: ImportedTable;
}

/** A file as it is sent, and the press that sends it. */
interface Upload {
  readonly content: Blob;
  readonly press: PressHead;
}

interface Resting {
  /** The failure of the last step in words; empty for none. */
  readonly problem: string;
}

interface Working {
  /** The share that is done, from 0 to 1; `null` if nobody knows. */
  readonly share: number | null;
}

interface Looked {
  readonly source: ImportSource;
  readonly dryRun: ImportReport;
  readonly upload: Upload;
}

interface Done {
  readonly source: ImportSource;
  readonly report: ImportReport;
}

export type RestingState = Resting &
  (
    | { readonly at: 'choosing' }
    | { readonly at: 'asking'; readonly source: TableSource }
    | ({ readonly at: 'looked' } & Looked)
    /** The press that takes it back, once that was tried. */
    | ({ readonly at: 'done'; readonly undoPress: PressHead | null } & Done)
    | ({ readonly at: 'undone' } & Done)
  );

export type WorkingState = Working &
  /** The page reads the file, and then the server says what an import would do. */
  (
    | { readonly at: 'reading' | 'looking'; readonly source: ImportSource }
    | ({ readonly at: 'importing' } & Looked)
    | ({ readonly at: 'undoing' } & Done)
  );

export type ImportState = RestingState | WorkingState;

/** The steps before the entries are there. */
export type PlanState = Exclude<ImportState, { at: 'choosing' | OutcomeState['at'] }>;
export type OutcomeState = Extract<ImportState, { at: 'done' | 'undoing' | 'undone' }>;

/** The number of lines that cannot be read. */
export function wrongIn({ source: { table }, dryRun }: Looked): number {
  return table ? table.reading.wrong.length : dryRun.wrong.count;
}

/** True if an import would add something. */
export function isNewIn({ dryRun: { added, groups, sheet } }: Looked): boolean {
  const counts = [...Object.values(added), groups];
  return counts.some((count) => count > 0) || sheet.days > 0 || sheet.settings;
}

export function canImport(state: ImportState): boolean {
  if (state.at !== 'looked' || !isNewIn(state)) return false;
  return state.source.withoutWrong || wrongIn(state) === 0;
}
