import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CLOCK_TOLERANCE_MS, IMPORT_LIMIT_BYTES } from '#contract/limits.ts';
import type { Columns } from '#domain/work-time/table/column-use.ts';
import { guessColumns } from '#domain/work-time/table/guess-columns.ts';
import type { Answers } from '#domain/work-time/table/questions.ts';
import { readEntries } from '#domain/work-time/table/read-entries.ts';
import { hourSheets } from '#domain/work-time/table/sheets.ts';
import { toApiError } from '#lib/http/api-error.ts';
import { inSlices } from '#lib/in-slices.ts';
import { readTable } from '#lib/tables/read-table.ts';
import { type Encoding, type Table, TableError } from '#lib/tables/table.ts';
import { browserZone } from '#lib/time/browser-zone.ts';
import { clock } from '#lib/time/clock.ts';
import { newPressHead } from '#sync/call.ts';
import { trackerKey } from '#work-time/data/queries.ts';
import { undoImport } from '#work-time/data/record-calls.ts';
import { sheetsKey } from '#work-time/sheets/sheet-queries.ts';
import type {
  ImportedTable,
  ImportSource,
  ImportState,
  RestingState,
  TableSource,
  WorkingState,
} from './import-state.ts';
import { transferText } from './text.ts';
import { fileOfTable, importFile } from './transfer-api.ts';

type UnreadTable = Omit<ImportedTable, 'reading'>;

interface Work {
  readonly signal: AbortSignal;
  readonly onShare: (share: number) => void;
  /** Shows the next part of it, and where a failure of that leads. */
  readonly goOn: (during: WorkingState, back: RestingState) => void;
}

/** The first bytes tell a backup, which is JSON, from a table. */
const BEGINNING = 64;
const START: RestingState = { at: 'choosing', problem: '' };

/** Imports one file, step by step (HRS-9). */
export function useImport() {
  const client = useQueryClient();
  const underWay = useRef<AbortController>(undefined);
  const [state, setState] = useState<ImportState>(START);
  useEffect(() => () => underWay.current?.abort(), []);

  /** Works in place of anything else that is under way. */
  async function run(
    first: WorkingState,
    firstBack: RestingState,
    task: (work: Work) => Promise<RestingState>,
  ): Promise<void> {
    underWay.current?.abort();
    const controller = new AbortController();
    underWay.current = controller;
    const { signal } = controller;
    let [during, back] = [first, firstBack];
    const show = (next: ImportState) => {
      if (!signal.aborted) setState(next);
    };
    show(during);
    try {
      const reached = await task({
        signal,
        onShare: (share) => show({ ...during, share }),
        goOn(next, nextBack) {
          [during, back] = [next, nextBack];
          show(during);
        },
      });
      show(reached);
    } catch (error) {
      show({ ...back, problem: problemOf(error) });
    }
  }

  function readAgain(): void {
    for (const queryKey of [trackerKey, sheetsKey]) void client.invalidateQueries({ queryKey });
  }

  async function confirm(): Promise<void> {
    if (state.at !== 'looked') return;
    const { source, dryRun, upload } = state;
    const during = { at: 'importing', source, dryRun, upload, share: null } as const;
    await run(during, state, async ({ signal, onShare }) => {
      const query = source.withoutWrong ? { without_wrong: true } : {};
      try {
        const sending = { signal, onSent: onShare, press: upload.press };
        const report = await importFile(upload.content, query, sending);
        return { at: 'done', source, report, undoPress: null, problem: '' };
      } finally {
        readAgain();
      }
    });
  }

  async function undo(): Promise<void> {
    if (state.at !== 'done') return;
    const { source, report } = state;
    const { id } = report;
    if (id === null) return;
    const undoPress = state.undoPress ?? newPressHead();
    const during = { at: 'undoing', source, report, share: null } as const;
    await run(during, { ...state, undoPress }, async () => {
      await undoImport(id, undoPress);
      readAgain();
      return { at: 'undone', source, report, problem: '' };
    });
  }

  return {
    state,

    choose(file: File): Promise<void> {
      const source = { file, table: null, withoutWrong: false };
      const zone = tableIn(state)?.table.answers.zone ?? browserZone.get();
      return run(reading(source), START, async (work) => {
        if (file.size > IMPORT_LIMIT_BYTES) return { ...START, problem: transferText.tooLarge };
        const isBackup = /^\s*\{/.test(await file.slice(0, BEGINNING).text());
        if (isBackup) return askServer(work, source, file, START);
        return understand(work, source, await openTable(file, zone, work));
      });
    },

    async readAs(encoding: Encoding): Promise<void> {
      const source = tableIn(state);
      if (!source) return;
      const { file, table } = source;
      await run(reading(source), asking(source), async (work) =>
        understand(work, source, await openTable(file, table.answers.zone, work, encoding)),
      );
    },

    async change(changed: { columns?: Columns; answers?: Partial<Answers> }): Promise<void> {
      const last = tableIn(state);
      if (!last) return;
      const sheet = changed.answers?.sheet;
      const { preset, columns } =
        sheet === undefined ? last.table : guessed(last.table.table, sheet);
      const table = {
        ...last.table,
        preset,
        columns: changed.columns ?? columns,
        answers: { ...last.table.answers, ...changed.answers },
      };
      const source = { ...last, table };
      await run(reading(source), asking(source), (work) => understand(work, source, source.table));
    },

    leaveOutWrong(withoutWrong: boolean): void {
      if (state.at === 'looked') setState({ ...state, source: { ...state.source, withoutWrong } });
    },

    confirm,
    undo,

    /** Leads back to the step before. An import is looked at again: the server may have finished it. */
    async stop(): Promise<void> {
      if (state.at === 'reading' || state.at === 'looking') {
        underWay.current?.abort();
        const source = tableIn(state);
        setState(source ? asking(source) : START);
      }
      if (state.at !== 'importing') return;
      const { source, dryRun, upload } = state;
      const back = { at: 'looked', source, dryRun, upload, problem: '' } as const;
      await run(reading(source), back, (work) => askServer(work, source, upload.content, back));
    },
  };
}

export type ImportActions = Omit<ReturnType<typeof useImport>, 'state'>;

const reading = (source: ImportSource) => ({ at: 'reading', source, share: null }) as const;
const asking = (source: TableSource) => ({ at: 'asking', source, problem: '' }) as const;

/** The file, if it is a table about which questions can be answered. */
function tableIn(state: ImportState): TableSource | null {
  switch (state.at) {
    case 'reading':
    case 'looking':
    case 'asking':
    case 'looked': {
      const { table } = state.source;
      return table && { ...state.source, table };
    }
    case 'choosing':
    case 'importing':
    case 'done':
    case 'undoing':
    case 'undone':
      return null;
  }
}

async function openTable(
  file: File,
  zone: string,
  { signal }: Work,
  encoding?: Encoding,
): Promise<UnreadTable> {
  const table = await readTable(file, { encoding, signal });
  return { table, ...guessed(table), answers: { zone } };
}

/** The columns of the sheet that was chosen. */
function guessed(table: Table, sheet?: string): Pick<ImportedTable, 'preset' | 'columns'> {
  const [chosen] = hourSheets(table.sheets, sheet).chosen;
  const { preset, ...columns } = guessColumns(chosen?.rows ?? []);
  return { preset, columns };
}

/** Reads the entries of a table, and looks at them unless a question is open. */
async function understand(
  work: Work,
  source: ImportSource,
  unread: UnreadTable,
): Promise<RestingState> {
  const { table, columns, answers } = unread;
  const latest = Math.floor(clock.now().serverMs) + CLOCK_TOLERANCE_MS;
  const steps = readEntries(table.sheets, columns, answers, latest);
  const read = await inSlices(steps, work.signal, work.onShare);
  const understood = asking({ ...source, table: { ...unread, reading: read } });
  const marks = answers.withDayMarks === true ? read.dayMarks : [];
  if (read.entries.length + marks.length === 0) return understood;
  return askServer(work, understood.source, fileOfTable(read.entries, marks), understood);
}

/** Asks the server about the effect of an import. */
async function askServer(
  { goOn, signal, onShare }: Work,
  source: ImportSource,
  content: Blob,
  back: RestingState,
): Promise<RestingState> {
  goOn({ at: 'looking', source, share: null }, back);
  const upload = { content, press: newPressHead() };
  const dryRun = await importFile(content, { dry_run: true }, { signal, onSent: onShare });
  return { at: 'looked', source, dryRun, upload, problem: '' };
}

function problemOf(error: unknown): string {
  if (error instanceof TableError) return transferText.unreadable[error.problem];
  return transferText.failed(toApiError(error));
}
