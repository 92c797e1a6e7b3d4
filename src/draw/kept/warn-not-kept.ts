import { notifyNotKept } from '#notices/notify.ts';
import { rouletteText } from '../text.ts';

/** Says that the browser stores nothing; the roulette works all the same. */
export const warnNotKept = () => notifyNotKept(rouletteText.notKept);
