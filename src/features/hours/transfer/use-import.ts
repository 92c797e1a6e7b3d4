import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CLOCK_TOLERANCE_MS, IMPORT_LIMIT_BYTES } from '#contract/limits.ts';
import type { ImportReport } from '#contract/transfer.ts';
import type { Columns } from '#domain/work-time/table/column-use.ts';
import { guessColumns } from '#domain/work-time/table/guess-columns.ts';
import {
  type Answers,
  readEntries,
  type TableReading,
} from '#domain/work-time/table/read-entries.ts';
import { toApiError } from '#lib/http/api-error.ts';
import { inSlices } from '#lib/in-slices.ts';
import { readTable } from '#lib/tables/read-table.ts';
import { type Encoding, type Table, TableError } from '#lib/tables/table.ts';
import { browserZone } from '#lib/time/browser-zone.ts';
import { clock } from '#lib/time/clock.ts';
import { newPressHead, type PressHead } from '#sync/call.ts';
import { trackerKey } from '#work-time/data/queries.ts';
import { undoImport } from '#work-time/data/record-calls.ts';
import { sheetsKey } from '#work-time/sheets/sheet-queries.ts';
import { transferText } from './text.ts';
import { fileOfEntries, importFile } from './transfer-api.ts';

/** A table on its way in, and how it is understood. */
export interface ImportedTable {
  readonly file: File;
  readonly table: Table;
  /** The program that wrote it; `null` where the user is to choose the columns. */
  readonly preset: string | null;
  readonly columns: Columns;
  readonly answers: Answers;
  /** `null` while it is being read. */
  readonly reading: TableReading | null;
}

type Work = 'reading' | 'looking' | 'importing';

/** The first bytes tell a backup, which is JSON, from a table. */
const BEGINNING = 64;

/** Imports one file: chosen, understood, looked at, imported, perhaps taken back (HRS-9). */
export function useImport() {
  const client = useQueryClient();
  const underWay = useRef<AbortController>(undefined);
  /** The file as it is sent, and the press that sends it. */
  const content = useRef<{ readonly file: Blob; readonly press: PressHead }>(undefined);
  const undoing = useRef<PressHead>(undefined);
  const [fileName, setFileName] = useState<string | null>(null);
  const [table, setTable] = useState<ImportedTable | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [isUndone, setUndone] = useState(false);
  const [problem, setProblem] = useState('');
  const [work, setWork] = useState<Work | null>(null);
  /** The share of it that is done, from 0 to 1; `null` if nobody knows. */
  const [share, setShare] = useState<number | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  function readAgain(): void {
    for (const queryKey of [trackerKey, sheetsKey]) void client.invalidateQueries({ queryKey });
  }

  async function run(kind: Work, task: (signal: AbortSignal) => Promise<void>): Promise<void> {
    underWay.current?.abort();
    const controller = new AbortController();
    underWay.current = controller;
    setWork(kind);
    setShare(null);
    setProblem('');
    try {
      await task(controller.signal);
    } catch (error) {
      if (controller.signal.aborted) return;
      const isTable = error instanceof TableError;
      setProblem(
        isTable ? transferText.unreadable[error.problem] : transferText.failed(toApiError(error)),
      );
    } finally {
      if (underWay.current === controller) setWork(null);
    }
  }

  async function look(file: Blob, signal: AbortSignal): Promise<void> {
    content.current = { file, press: newPressHead() };
    setWork('looking');
    setReport(await importFile(file, { dry_run: true }, { signal, onSent: setShare }));
  }

  async function understand(next: ImportedTable, signal: AbortSignal): Promise<void> {
    setReport(null);
    setTable({ ...next, reading: null });
    const latest = Math.floor(clock.now().serverMs) + CLOCK_TOLERANCE_MS;
    const steps = readEntries(next.table.rows, next.columns, next.answers, latest);
    const reading = await inSlices(steps, signal, setShare);
    setTable({ ...next, reading });
    if (reading.entries.length === 0) return;
    setShare(null);
    await look(fileOfEntries(reading.entries), signal);
  }

  async function read(file: File, encoding: Encoding | undefined, signal: AbortSignal) {
    const zone = table?.answers.zone ?? browserZone.get();
    const next = await readTable(file, { encoding, signal });
    const { preset, ...columns } = guessColumns(next.rows);
    const read = { file, table: next, preset, columns, answers: { zone }, reading: null };
    await understand(read, signal);
  }

  return {
    fileName,
    table,
    report,
    isUndone,
    /** The failure in words; empty for none. */
    problem,
    work,
    share,

    choose: (file: File) =>
      run('reading', async (signal) => {
        setReport(null);
        setTable(null);
        setUndone(false);
        setFileName(null);
        if (file.size > IMPORT_LIMIT_BYTES) return setProblem(transferText.tooLarge);
        setFileName(file.name);
        const isBackup = /^\s*\{/.test(await file.slice(0, BEGINNING).text());
        await (isBackup ? look(file, signal) : read(file, undefined, signal));
      }),

    readAs: (encoding: Encoding) =>
      run('reading', async (signal) => {
        if (table) await read(table.file, encoding, signal);
      }),

    change: (changed: { columns?: Columns; answers?: Partial<Answers> }) =>
      run('reading', async (signal) => {
        if (!table) return;
        const columns = changed.columns ?? table.columns;
        const answers = { ...table.answers, ...changed.answers };
        await understand({ ...table, columns, answers }, signal);
      }),

    confirm: (withoutWrong: boolean) =>
      run('importing', async (signal) => {
        if (!content.current) return;
        const { file, press } = content.current;
        const query = withoutWrong ? { without_wrong: true } : {};
        try {
          setReport(await importFile(file, query, { signal, onSent: setShare, press }));
        } finally {
          readAgain();
        }
      }),

    undo: () =>
      run('importing', async () => {
        if (!report || report.id === null) return;
        undoing.current ??= newPressHead();
        await undoImport(report.id, undoing.current);
        setUndone(true);
        readAgain();
      }),

    /** The server may have done it already: what is left to import tells. */
    stop: () =>
      run('looking', async (signal) => {
        if (content.current) await look(content.current.file, signal);
      }),
  };
}

export type Import = ReturnType<typeof useImport>;
