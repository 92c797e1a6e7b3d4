import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type DrawSource, sourceKey } from '#domain/roulette/draw-result.ts';
import type { ListLetter } from '#domain/roulette/list-letter.ts';
import type { SharedList } from '#domain/roulette/shared-list.ts';
import { useBigScreen } from '#draw/big-screen/use-big-screen.ts';
import { useLastDraw } from '#draw/kept/use-last-draw.ts';
import { hasRandomness } from '#draw/spin/crypto-random.ts';
import type { ChosenList } from '#draw/spin/use-draw.ts';
import { useLinesLeft } from '#draw/spin/use-lines-left.ts';
import { useRounds } from '#draw/spin/use-rounds.ts';
import { rouletteText } from '#draw/text.ts';
import { useDrawTools } from '#draw/use-draw-tools.ts';
import { listPath, routes } from '#lib/routes.ts';
import { notifyError } from '#notices/notify.ts';
import { useChosenSource, useSourceItems } from './sources/use-chosen-source.ts';
import { useListsWithDraft } from './sources/use-lists-with-draft.ts';
import { useRaffles } from './sources/use-raffles.ts';
import { useWaitingDraw } from './use-waiting-draw.ts';

const NO_ITEMS: readonly { title: string }[] = [];

/**
 * The state of the draw button:
 *
 * - `drawing`: a draw is under way
 * - `ready`: there are lines to draw from
 * - `loading`: there may soon be lines
 * - `unwritten`: the list of this page has no line yet
 * - `nothing`: there is no line to draw from
 */
export type Readiness = 'drawing' | 'ready' | 'loading' | 'unwritten' | 'nothing';

export type Roulette = ReturnType<typeof useRoulette>;

/**
 * The draw of the page: the sources to choose from, the chosen one, its lines and the results.
 *
 * @param shared a list that came by a link
 * @param slot of the own list whose page this is
 */
export function useRoulette(shared: SharedList | null, slot: ListLetter | null) {
  const navigate = useNavigate();
  const raffles = useRaffles();
  const { kept, lists, isPending, setDraft } = useListsWithDraft(slot);
  const settled = !raffles.isPending && !isPending;
  const chosen = useChosenSource({ raffles: raffles.data?.rows, lists, shared, slot, settled });
  const chosenSource = chosen.source;
  const { query, items: chosenItems } = useSourceItems(chosenSource, lists, shared);
  const key = chosenSource && sourceKey(chosenSource);
  const tools = useDrawTools(chosenSource !== null);
  const rounds = useRounds(tools);
  const { draw, spinning, locked, forget } = rounds;
  const last = useLastDraw(key);
  const bigScreen = useBigScreen(routes.bigScreen);
  const [message, setMessage] = useState('');
  const cardAndStage = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const lineList = useRef<HTMLOListElement>(null);

  // A list may be edited while it spins: the lines of the draw stay in sight, with its result.
  const [itemsAtEnd, setItemsAtEnd] = useState(chosenItems);
  if (locked && itemsAtEnd !== chosenItems) setItemsAtEnd(chosenItems);
  const isResult = rounds.drawn.length > 0 && itemsAtEnd === chosenItems;
  // A list that moved into the account, or out of it, has its drawn lines there.
  const isMoved = rounds.from !== null && sourceKey(rounds.from.source) !== key;
  const shown = locked || (isResult && !isMoved) ? rounds.from : null;
  const source = shown ? shown.source : chosenSource;
  const items = shown ? shown.items : chosenItems;
  const { lines, drawn: gone } = useLinesLeft(source, items ?? NO_ITEMS);
  const list = useMemo(
    () => (source && items ? { source, items, lines } : null),
    [source, items, lines],
  );

  // The result of the last draw does not hold for other items.
  const drawnItems = useRef(items);
  useEffect(() => {
    if (drawnItems.current === items) return;
    drawnItems.current = items;
    if (!locked) forget();
  });

  function readinessNow(): Readiness {
    if (locked) return 'drawing';
    if (lines.length > 0) return 'ready';
    if (chosenSource) return chosenItems === undefined && query.isPending ? 'loading' : 'nothing';
    if (chosen.awaitsItems) return 'unwritten';
    return !settled || chosen.sources.length > 0 ? 'loading' : 'nothing';
  }
  const readiness = readinessNow();

  function begin(start: (from: ChosenList) => void): void {
    if (!hasRandomness()) {
      notifyError(rouletteText.noRandomness);
      return;
    }
    if (!chosenSource || !chosenItems) return;
    chosen.remember(chosenSource);
    start({ source: chosenSource, items: chosenItems });
    setMessage('');
  }
  const press = useWaitingDraw({
    readiness,
    onPress: draw.openSounds,
    onDraw: () => begin((from) => rounds.start(from)),
  });

  // An empty list has the letter of its page as its name.
  const emptyName = slot && readiness === 'unwritten' ? rouletteText.list(slot) : '';

  return {
    /** The name of the chosen raffle or list. */
    name: source?.title ?? emptyName,
    raffles,
    /** The own lists as they are kept. */
    kept: kept ?? [],
    setDraft,
    sources: chosen.sources,
    /** The request for the items of the chosen raffle. */
    query,
    source,
    items,
    /** The list that is drawn from; `null` until its items are there. */
    list,
    /** The lines that are left out, in the order of their draws. */
    gone,
    tools,
    rounds,
    spinning,
    last,
    readiness,
    bigScreen,
    /** The outcome of the last press, in place of the card's note. */
    message,
    setMessage,
    refs: { cardAndStage, stage, lineList },

    choose(next: DrawSource): void {
      setMessage('');
      draw.prepare();
      forget();
      chosen.choose(next);
      // A list's page draws from that list alone.
      if (slot && next.id !== slot) {
        void navigate(next.kind === 'list' ? listPath(next.id) : routes.roulette);
      }
    },
    /** True after a press that waits for its lines. */
    isWaiting: press.isWaiting,
    start: press.draw,
    startSeveral: (draws: number) => begin((from) => rounds.start(from, draws)),
    /** Leaves out the last result, and draws again. */
    startWithout: () => begin(rounds.startWithout),
  };
}
