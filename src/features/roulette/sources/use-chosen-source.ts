import { useMemo, useState } from 'react';
import type { Raffle } from '#contract/roulette.ts';
import { type DrawSource, sourceKey } from '#domain/roulette/draw-result.ts';
import { browserStorage } from '#lib/storage/storage.ts';
import type { OwnList } from '../kept/own-list.ts';
import { rouletteText } from '../text.ts';

const KEY = 'chosenRaffle';

/** All that can be drawn from, and what was chosen last, also before a reload (ROU-25). */
export function useChosenSource(raffles: readonly Raffle[] = [], lists: readonly OwnList[] = []) {
  const [key, setKey] = useState(() => browserStorage.read(KEY));
  const sources = useMemo(
    () => [...raffles.map(ofRaffle), ...lists.filter(hasItems).map(ofList)],
    [raffles, lists],
  );
  return {
    sources,
    source: sources.find((source) => sourceKey(source) === key) ?? null,
    choose: (source: DrawSource) => {
      setKey(sourceKey(source));
      browserStorage.write(KEY, sourceKey(source));
    },
  };
}

const hasItems = ({ text }: OwnList) => text.trim() !== '';

const ofRaffle = ({ id, title }: Raffle): DrawSource => ({ kind: 'raffle', id, title });

const ofList = ({ slot, title }: OwnList): DrawSource => ({
  kind: 'list',
  id: slot,
  title: title.trim() || rouletteText.untitledList,
});
