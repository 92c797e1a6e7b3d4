import { readWrittenTime } from '#domain/calendar/read-written-time.ts';
import type { Columns, ColumnUse } from './column-use.ts';
import { countTitles, type Row } from './layout.ts';
import { columnUseIn, presetOf } from './presets.ts';
import { usualHeadings } from './text.ts';

export interface GuessedColumns extends Columns {
  /** The program that wrote the table; `null` where the user is to look at what was guessed. */
  readonly preset: string | null;
}

/** Guesses the columns of a table by the first of its rows that is no title. */
export function guessColumns(rows: readonly Row[]): GuessedColumns {
  const first = rows[countTitles(rows)]?.cells ?? [];
  const preset = presetOf(first);
  if (preset) {
    const uses = first.map((heading) => columnUseIn(preset, heading));
    return { preset: preset.name, uses, hasHeading: true };
  }
  const guessed = first.map(
    (heading) => usualHeadings.find(([, pattern]) => pattern.test(heading))?.[0] ?? 'unused',
  );
  const hasHeading = !first.some((cell) => /^\d+$/.test(cell) || readWrittenTime(cell) !== null);
  const hasDate = guessed.includes('date');
  const timeOnly = (use: ColumnUse) =>
    hasDate && (use === 'begin' || use === 'end') ? (`${use}-time` as const) : use;
  return {
    preset: null,
    uses: hasHeading ? guessed.map(timeOnly) : first.map(() => 'unused'),
    hasHeading,
  };
}
