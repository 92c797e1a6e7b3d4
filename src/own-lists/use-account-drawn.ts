import { useEffect, useEffectEvent, useRef } from 'react';
import { linesOfText } from '#domain/roulette/list-text.ts';
import { areSame } from '#domain/roulette/own-list-contents.ts';
import { changeDrawnLines, onDrawnLinesChange } from '#draw/kept/drawn-lines.ts';
import { warnNotKept } from '#draw/kept/warn-not-kept.ts';
import type { OwnList } from './own-list.ts';
import { contentsOf, drawnKey } from './own-list.ts';
import { pressSave, REST_MS } from './press-lists.ts';

/**
 * Keeps the drawn lines of the account's lists the same here and there: saves draws of this page, and takes over
 * draws of other devices.
 */
export function useAccountDrawn(lists: readonly OwnList[] = []): void {
  const ofAccount = lists.filter((list) => list.owner !== undefined);
  const taken = useRef(new Map<string, readonly number[]>());
  useEffect(() => {
    for (const list of ofAccount) {
      const { drawn } = list;
      const key = drawnKey(list);
      const before = taken.current.get(key);
      taken.current.set(key, drawn);
      if (before && areSame(before, drawn)) continue;
      if (areSame(contentsOf(list).drawn, drawn)) continue;
      const items = linesOfText(list.text);
      changeDrawnLines(key, () => drawn.map((line) => ({ line, item: items[line - 1] ?? '' })));
    }
  });
  const save = useEffectEvent((event?: Event) => {
    // Another tab saves its own draws.
    if (event) return;
    for (const list of ofAccount) {
      const { drawn } = contentsOf(list);
      if (areSame(drawn, taken.current.get(drawnKey(list)) ?? [])) continue;
      taken.current.set(drawnKey(list), drawn);
      pressSave(list, { restMs: REST_MS }).catch(warnNotKept);
    }
  });
  useEffect(() => onDrawnLinesChange((event) => save(event)), []);
}
