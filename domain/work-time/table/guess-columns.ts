import type { Columns, ColumnUse } from './column-use.ts';
import { countTitles, isValue, type Row, usualUse } from './layout.ts';
import { columnUseIn, presetOf } from './presets.ts';

export interface GuessedColumns extends Columns {
  /** The program that wrote the table; `null` where the user is to check the guess. */
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
  const guessed = first.map(usualUse);
  const hasHeading = !first.some(isValue);
  const hasDate = guessed.includes('date');
  const timeOnly = (use: ColumnUse) =>
    hasDate && (use === 'begin' || use === 'end') ? (`${use}-time` as const) : use;
  return {
    preset: null,
    uses: hasHeading ? guessed.map(timeOnly).map(onlyFirst) : first.map(() => 'unused'),
    hasHeading,
  };
}

const READ_ONCE: readonly ColumnUse[] = ['begin-time', 'end-time', 'duration'];

/** A second time or length of a row says something else. */
function onlyFirst(use: ColumnUse, index: number, uses: readonly ColumnUse[]): ColumnUse {
  return READ_ONCE.includes(use) && uses.indexOf(use) < index ? 'unused' : use;
}
