import { notifyOnce } from '#notices/notify.ts';
import { databaseNames } from '#sync/has-database.ts';
import { appText } from './text.ts';

/** The databases of before 1.0.0. */
const EARLIER = ['outbox', 'roulette'];

/** Says once in a browser that it has data of before 1.0.0, which stays there and is not shown (OPS-13). */
export async function tellEarlierData(): Promise<void> {
  const names = await databaseNames();
  if (names?.some((name) => EARLIER.includes(name)))
    notifyOnce('earlierDataTold', appText.earlierData);
}
