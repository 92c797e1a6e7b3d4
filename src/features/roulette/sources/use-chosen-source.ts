import { useEffect, useMemo, useState } from 'react';
import type { Raffle } from '#contract/roulette.ts';
import { toPlainText } from '#domain/plain-text.ts';
import type { DrawSource } from '#domain/roulette/draw-result.ts';
import type { ListLetter } from '#domain/roulette/list-letter.ts';
import { linesOfText, titleOfText } from '#domain/roulette/list-text.ts';
import type { SharedList } from '#domain/roulette/shared-list.ts';
import { rouletteText } from '#draw/text.ts';
import { listPath } from '#lib/routes.ts';
import { createStored } from '#lib/storage/create-stored.ts';
import { browserStorage } from '#lib/storage/storage.ts';
import { tabTitles } from '#lib/tab-titles.ts';
import type { ListText } from '#own-lists/own-list.ts';
import { useRaffleItems } from './use-raffles.ts';

/** The letter of the list that was chosen or drawn from last, kept by the browser. */
export const lastListSetting = createStored('lastList', 'A', (text) => text);

const KEY = 'chosenRaffle';

interface Choices {
  raffles: readonly Raffle[] | undefined;
  lists: readonly ListText[] | undefined;
  /** A list that came by a link. */
  shared: SharedList | null;
  /** The letter of the list that has this page. */
  letter: ListLetter | null;
  /** True once nothing loads any more: a source can be chosen for the user. */
  settled: boolean;
}

/**
 * The sources to draw from, and the chosen one: the one that the user pressed, the list of this page or of a
 * link, the last choice, or else the first (ROU-25).
 */
export function useChosenSource(choices: Choices) {
  const { raffles = [], lists = [], shared, letter, settled } = choices;
  const [remembered, setRemembered] = useState(() => browserStorage.read(KEY));
  const [pressed, setPressed] = useState<string | null>(null);
  const sources = useMemo(
    () => [
      ...raffles.map(ofRaffle),
      ...lists.filter(hasItems).map(ofList),
      ...(shared ? [ofLink(shared)] : []),
    ],
    [raffles, lists, shared],
  );
  useEffect(() => {
    const named = sources.filter(({ kind }) => kind === 'list');
    tabTitles.set(
      Object.fromEntries(
        named.map((one) => [listPath(`${one.id}`), rouletteText.raffleButton(one)]),
      ),
    );
  }, [sources]);
  const [came, setCame] = useState({ shared, letter });
  if (came.shared !== shared || came.letter !== letter) {
    setCame({ shared, letter });
    if (shared && came.shared !== shared) setPressed(placeOf(ofLink(shared)));
    else if (letter && came.letter !== letter) setPressed(null);
  }
  const find = (key: string | null) => sources.find((source) => placeOf(source) === key);
  const ofPage = sources.find(({ kind, id }) => kind === 'list' && id === letter);
  const chosen = find(pressed) ?? (letter ? ofPage : find(remembered));
  // The empty list of this page replaces an earlier choice.
  const awaitsItems = letter !== null && settled && !chosen;
  const first = settled && !awaitsItems ? sources[0] : undefined;

  /** Keeps the choice for the next load, which does not have a link's list. */
  function remember(source: DrawSource): void {
    if (source.kind === 'shared') return;
    setRemembered(placeOf(source));
    browserStorage.write(KEY, placeOf(source));
    if (source.kind === 'list') lastListSetting.set(source.id);
  }

  return {
    sources,
    source: chosen ?? first ?? null,
    awaitsItems,
    choose: (source: DrawSource) => {
      setPressed(placeOf(source));
      remember(source);
    },
    remember,
  };
}

/** The lines of the chosen source: a raffle's are requested, an own list's are there. */
export function useSourceItems(
  source: DrawSource | null,
  lists: readonly ListText[] = [],
  shared: SharedList | null = null,
) {
  const query = useRaffleItems(source?.kind === 'raffle' ? source.id : null);
  const text =
    source?.kind === 'list' ? lists.find(({ letter }) => letter === source.id)?.text : null;
  const ownItems = useMemo(
    () => (text == null ? undefined : linesOfText(text).map((title) => ({ title }))),
    [text],
  );
  const sharedItems = useMemo(() => shared?.items.map((title) => ({ title })), [shared]);
  const items = source?.kind === 'shared' ? sharedItems : (ownItems ?? query.data?.rows);
  return { query, items };
}

/** The key of a choice. Under a letter one list is shown, of this browser or of an account. */
const placeOf = ({ kind, id }: DrawSource) => `${kind}:${id}`;

const ofLink = ({ title }: SharedList): DrawSource => ({
  kind: 'shared',
  id: 'link',
  title: title || rouletteText.untitledList,
});

export const hasItems = ({ text }: ListText) => toPlainText(text).trim() !== '';

const ofRaffle = ({ id, title }: Raffle): DrawSource => ({ kind: 'raffle', id, title });

const ofList = ({ letter, title, owner }: ListText): DrawSource => ({
  kind: 'list',
  id: letter,
  owner,
  title: titleOfText(title) || rouletteText.untitledList,
});
