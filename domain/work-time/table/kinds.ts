/** Words that say the kind of a row: whether work begins or ends, or that its day is one without work (HRS-9). */
import type { DayMark } from '#contract/timesheet.ts';
import { markWords, punchWords } from './text.ts';

/** Whether work begins or ends: with a break it is the other way round. */
export type PunchKind = 'begin' | 'end';

/** The kind of a punch; `null` if a text is none. */
export function punchKind(text: string): PunchKind | null {
  const plain = text.normalize('NFKC').trim();
  if (punchWords.begin.test(plain)) return 'begin';
  return punchWords.end.test(plain) ? 'end' : null;
}

/** The mark of a day that a text names; `null` if it names none. */
export function namedMark(text: string): DayMark | null {
  const plain = text.normalize('NFKC').trim();
  const marks = Object.keys(markWords) as DayMark[];
  return marks.find((mark) => markWords[mark].test(plain)) ?? null;
}
