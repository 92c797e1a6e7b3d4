import { notifyNotKept } from '#notices/notify.ts';
import { rouletteText } from '../text.ts';

let isWarned = false;

/** Lets the next warning be shown: for tests, which share one page. */
export function forgetWarning(): void {
  isWarned = false;
}

/** Says once that the browser keeps nothing; the roulette goes on without it. */
export function warnNotKept(): void {
  if (isWarned) return;
  isWarned = true;
  notifyNotKept(rouletteText.notKept);
}
