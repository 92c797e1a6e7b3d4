import { notifyNotKept } from '#notices/notify.ts';
import { rouletteText } from '../text.ts';

/** Says that the browser keeps nothing; the roulette goes on without it. */
export const warnNotKept = () => notifyNotKept(rouletteText.notKept);
