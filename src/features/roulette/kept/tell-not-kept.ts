import { notifyNotKept } from '#notices/notify.ts';
import { rouletteText } from '../text.ts';

let told = false;

/** Says once that the browser keeps nothing; the roulette goes on without it. */
export function tellNotKept(): void {
  if (told) return;
  told = true;
  notifyNotKept(rouletteText.notKept);
}
