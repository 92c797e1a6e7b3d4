/** The lines that are absent today (`休み`), per raffle and own list (ROU-63). */
import { findDrawnLines } from '#domain/roulette/drawn-lines.ts';
import { onStoredChange } from '#lib/storage/on-stored-change.ts';
import { browserStorage } from '#lib/storage/storage.ts';
import { createStore } from '#lib/store.ts';
import { dateHere } from '#lib/time/browser-zone.ts';
import { clock } from '#lib/time/clock.ts';
import { parseDrawnLines } from './drawn-lines.ts';

/** Kept until a day is over; those of a list that came with a link as long as the page. */
export const absentOfPage = createStore<ReadonlyMap<string, string>>(new Map());
export const isOfPage = (source: string) => source.startsWith('shared:');

/** How often this tab has changed the others. */
export const absentChanges = createStore(0);

/** The beginning of the keys of today: those of another day count for nothing. */
export const keysOfToday = () => `absent:${dateHere()} `;

/**
 * @param source of `sourceKey`
 * @returns the kept text, for `findAbsent`
 */
export function readAbsent(source: string): string | null {
  const key = keysOfToday() + source;
  return isOfPage(source) ? (absentOfPage.get().get(key) ?? null) : browserStorage.read(key);
}

/** The numbers of the kept lines in the list as it is now: a line that moved is found by its text. */
export function findAbsent(kept: string | null, titles: readonly string[]): number[] {
  return kept === null ? [] : findDrawnLines(parseDrawnLines(kept), titles);
}

/** Calls a listener after each change, here or in another tab, and when a day may be over. */
export const onAbsentChange = (listener: () => void): (() => void) =>
  onStoredChange([absentOfPage, absentChanges, clock], listener);
