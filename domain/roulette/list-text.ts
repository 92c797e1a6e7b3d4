/** An own list is kept as the text that was typed: one item a line (ROU-20). */
import { LIST_LINE_LENGTH, LIST_LINES } from '#contract/limits.ts';
import { countCodePoints } from '../count-code-points.ts';
import { toPlainText } from '../plain-text.ts';

/** The reason why a list cannot be used; the line is its number among the lines that count, from 1. */
export type ListProblem = { kind: 'too-many'; count: number } | { kind: 'too-long'; line: number };

/**
 * The items of a text: its lines without the white space around them, empty ones left out. Whether it
 * was typed, pasted, in a file or in a link, characters that names may not have are left out (SEC-3).
 */
export function linesOfText(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => toPlainText(line).trim())
    .filter((line) => line !== '');
}

/** The title of a list, by the same rule as its items; it may be empty. */
export function titleOfText(text: string): string {
  return toPlainText(text).trim();
}

/** True if nothing is written in a list. */
export function isBlank({ title, text }: { title: string; text: string }): boolean {
  return title.trim() === '' && text.trim() === '';
}

/** The first limit that the lines exceed, or `undefined`. */
export function problemOfLines(lines: readonly string[]): ListProblem | undefined {
  if (lines.length > LIST_LINES) return { kind: 'too-many', count: lines.length };
  // No text has more code points than UTF-16 units: most lines need no counting.
  const tooLong = lines.findIndex(
    (line) => line.length > LIST_LINE_LENGTH && countCodePoints(line) > LIST_LINE_LENGTH,
  );
  return tooLong === -1 ? undefined : { kind: 'too-long', line: tooLong + 1 };
}
