import { type ReactNode, useState } from 'react';
import { guessNameColumns, namesOfTable } from '#domain/roulette/names-of-table.ts';
import { rosterOf } from '#domain/roulette/roster-sheets.ts';
import { readTable } from '#lib/tables/read-table.ts';
import type { Table } from '#lib/tables/table.ts';
import { lazyPart } from '#loading/lazy-part.tsx';

const NamesDialog = lazyPart('lists', async () => (await import('./NamesDialog.tsx')).NamesDialog);

interface Question {
  source: Blob | string;
  table: Table;
  answer: (names: string[] | null) => void;
}

/**
 * Reads names from files and pasted tables. A single column is taken as it is; otherwise the dialog asks, which
 * the caller renders.
 */
export function useNamesQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);

  /** @returns `null` where the user wants none of it. Throws a `TableError`. */
  async function namesOf(source: Blob | string, signal?: AbortSignal): Promise<string[] | null> {
    const table = await readTable(source, { signal });
    const { asked, others, rows } = rosterOf(table.sheets);
    const columns = guessNameColumns(rows);
    const isOpen = asked.length + others.length > 0 || table.encodings.length > 1;
    const isSure = columns.isName.length === 1 && !columns.hasHeading && !isOpen;
    if (isSure) return namesOfTable(rows, columns);
    return new Promise((answer) => setQuestion({ source, table, answer }));
  }

  const dialog: ReactNode = question && (
    <NamesDialog
      source={question.source}
      table={question.table}
      onDone={(names) => {
        setQuestion(null);
        question.answer(names);
      }}
    />
  );
  return { namesOf, dialog };
}
