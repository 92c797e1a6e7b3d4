import { notifyNotKept } from '#notices/notify.ts';
import { rouletteText } from '../text.ts';

let told = false;

/** A new page has told nothing yet. */
export function forgetTold(): void {
  told = false;
}

/** Says once that the browser keeps nothing; the roulette goes on without it. */
export function tellNotKept(): void {
  if (told) return;
  told = true;
  notifyNotKept(rouletteText.notKept);
}
