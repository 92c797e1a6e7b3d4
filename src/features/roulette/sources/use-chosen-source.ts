import { useMemo, useState } from 'react';
import type { Raffle } from '#contract/roulette.ts';
import { toPlainText } from '#domain/plain-text.ts';
import { type DrawSource, sourceKey } from '#domain/roulette/draw-result.ts';
import { titleOfText } from '#domain/roulette/list-text.ts';
import type { SharedList } from '#domain/roulette/shared-list.ts';
import { browserStorage } from '#lib/storage/storage.ts';
import type { OwnList } from '../kept/own-list.ts';
import { rouletteText } from '../text.ts';

const KEY = 'chosenRaffle';

/** All that can be drawn from, and what was chosen last, also before a reload (ROU-25). */
export function useChosenSource(
  raffles: readonly Raffle[] = [],
  lists: readonly OwnList[] = [],
  shared: SharedList | null = null,
) {
  const [key, setKey] = useState(() => browserStorage.read(KEY));
  const sources = useMemo(
    () => [
      ...raffles.map(ofRaffle),
      ...lists.filter(hasItems).map(ofList),
      ...(shared ? [ofLink(shared)] : []),
    ],
    [raffles, lists, shared],
  );
  // What a link brought is chosen when the user wants to draw from it.
  const [tried, setTried] = useState(shared);
  if (tried !== shared) {
    setTried(shared);
    if (shared) setKey(sourceKey(ofLink(shared)));
  }
  return {
    sources,
    source: sources.find((source) => sourceKey(source) === key) ?? null,
    choose: (source: DrawSource) => {
      setKey(sourceKey(source));
      // A link's list is gone after a reload.
      if (source.kind !== 'shared') browserStorage.write(KEY, sourceKey(source));
    },
  };
}

const ofLink = ({ title }: SharedList): DrawSource => ({
  kind: 'shared',
  id: 'link',
  title: title || rouletteText.untitledList,
});

const hasItems = ({ text }: OwnList) => toPlainText(text).trim() !== '';

const ofRaffle = ({ id, title }: Raffle): DrawSource => ({ kind: 'raffle', id, title });

const ofList = ({ slot, title }: OwnList): DrawSource => ({
  kind: 'list',
  id: slot,
  title: titleOfText(title) || rouletteText.untitledList,
});
