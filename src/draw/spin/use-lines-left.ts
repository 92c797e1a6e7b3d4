import { useMemo, useSyncExternalStore } from 'react';
import { type DrawSource, sourceKey } from '#domain/roulette/draw-result.ts';
import { findDrawnLines, linesLeft, withSameNames } from '#domain/roulette/drawn-lines.ts';
import type { SpinLines } from '#domain/roulette/spin-lines.ts';
import { useStore } from '#lib/use-store.ts';
import { noRepeatSetting, sameNamesSetting } from '../draw-settings.ts';
import { findAbsent, onAbsentChange, readAbsent } from '../kept/absent-lines.ts';
import { onDrawnLinesChange, parseDrawnLines, readDrawnLines } from '../kept/drawn-lines.ts';

export interface LinesLeft {
  /** The lines that the next draw runs over. */
  lines: SpinLines;
  /** The lines that are left out, in the order of their draws, each before others of its text. */
  drawn: readonly number[];
  /** The lines that are absent today, drawn or not. */
  absent: readonly number[];
}

type Items = readonly { title: string }[];

/** The lines left to draw from a list: all but absent ones, or without repeats the ones that were not drawn yet. */
export function useLinesLeft(source: DrawSource | null, items: Items): LinesLeft {
  useStore(noRepeatSetting);
  const sameNames = useStore(sameNamesSetting);
  const kept = useSyncExternalStore(onDrawnLinesChange, () => readKept(source), nothing);
  const keptAbsent = useSyncExternalStore(onAbsentChange, () => readKeptAbsent(source), nothing);
  return useMemo(
    () => linesWithout(kept, keptAbsent, items, sameNames),
    [kept, keptAbsent, items, sameNames],
  );
}

const nothing = () => null;

/** Reads the lines left at this moment, before React renders again. */
export function readLinesLeft(source: DrawSource, items: Items): LinesLeft {
  return linesWithout(readKept(source), readKeptAbsent(source), items, sameNamesSetting.get());
}

function readKept(source: DrawSource | null): string | null {
  return noRepeatSetting.get() && source ? readDrawnLines(sourceKey(source)) : null;
}

const readKeptAbsent = (source: DrawSource | null) => source && readAbsent(sourceKey(source));

function linesWithout(
  kept: string | null,
  keptAbsent: string | null,
  items: Items,
  sameNames: boolean,
): LinesLeft {
  const titles = items.map(({ title }) => title);
  const found = kept === null ? [] : findDrawnLines(parseDrawnLines(kept), titles);
  const drawn = sameNames ? withSameNames(found, titles) : found;
  const absent = findAbsent(keptAbsent, titles);
  return { lines: linesLeft(items.length, [...drawn, ...absent]), drawn, absent };
}
