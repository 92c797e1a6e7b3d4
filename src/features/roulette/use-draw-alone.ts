import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type DrawSource, sourceKey } from '#domain/roulette/draw-result.ts';
import type { ListLetter } from '#domain/roulette/list-letter.ts';
import type { SharedList } from '#domain/roulette/shared-list.ts';
import type { ArrangePlan, DrawPhase, DrawSession } from '#draw/draw-session.ts';
import { noRepeatSetting } from '#draw/draw-settings.ts';
import { useRecentDraws } from '#draw/kept/use-recent-draws.ts';
import { hasRandomness } from '#draw/spin/crypto-random.ts';
import type { ChosenList } from '#draw/spin/use-draw.ts';
import { useLinesLeft } from '#draw/spin/use-lines-left.ts';
import { rouletteText } from '#draw/text.ts';
import { useDrawTools } from '#draw/use-draw-tools.ts';
import { useDrawView } from '#draw/use-draw-view.ts';
import { afterPaint } from '#lib/after-paint.ts';
import { listPath, routes } from '#lib/routes.ts';
import { useStore } from '#lib/use-store.ts';
import { notifyError } from '#notices/notify.ts';
import { type Lack, useSources } from './sources/use-sources.ts';
import { useDrawRun } from './use-draw-run.ts';
import { useWaitingDraw } from './use-waiting-draw.ts';

const NO_ITEMS: readonly { title: string }[] = [];

export type DrawAlone = ReturnType<typeof useDrawAlone>;

/**
 * The draw of one visitor: its sources, and the session of the chosen one.
 *
 * @param shared a list that came by a link
 * @param letter of the own list that has this page
 */
export function useDrawAlone(shared: SharedList | null, letter: ListLetter | null) {
  const navigate = useNavigate();
  const view = useDrawView(routes.bigScreen);
  const sources = useSources(shared, letter);
  const { chosen } = sources;
  const key = chosen && sourceKey(chosen);
  const tools = useDrawTools(chosen !== null);
  const run = useDrawRun(tools);
  const { draw, drawn, spinning, several, locked, arranging } = run;

  // A list may be edited while it spins: the lines of the draw stay in sight, with its result.
  const [itemsAtEnd, setItemsAtEnd] = useState(sources.items);
  if (locked && itemsAtEnd !== sources.items) setItemsAtEnd(sources.items);
  const isResult = drawn.length > 0 && itemsAtEnd === sources.items;
  // A list that moved into the account, or out of it, has its drawn lines there.
  const isMoved = run.from !== null && sourceKey(run.from.source) !== key;
  const shown = locked || (isResult && !isMoved) ? run.from : null;
  const source = shown ? shown.source : chosen;
  const items = shown ? shown.items : sources.items;
  const { lines, drawn: leftOut, absent } = useLinesLeft(source, items ?? NO_ITEMS);
  const list = useMemo(
    () => (source && items ? { source, items, lines } : null),
    [source, items, lines],
  );

  // The result of the last draw does not hold for other items.
  const drawnItems = useRef(items);
  useEffect(() => {
    if (drawnItems.current === items) return;
    drawnItems.current = items;
    if (locked) return;
    run.forget();
    view.report('');
  });

  function begin(start: (from: ChosenList) => void): void {
    if (!hasRandomness()) {
      notifyError(rouletteText.noRandomness);
      return;
    }
    if (!chosen || !sources.items) return;
    sources.remember(chosen);
    start({ source: chosen, items: sources.items });
    view.report('');
  }

  function clear(): void {
    run.forget();
    view.report('');
  }

  function arrange(plan: ArrangePlan): void {
    draw.openSounds();
    // Ten thousand lines take longer than a press may: it is seen before.
    afterPaint(() => begin((from) => run.arrange(from, plan))).later();
  }

  const lack = locked || lines.length > 0 ? null : sources.lack;
  const press = useWaitingDraw({
    lack,
    onPress: draw.openSounds,
    onDraw: () => begin((from) => run.start(from)),
  });
  const canPress = !locked && (lack === null || lack === 'loading');

  function phaseNow(): DrawPhase {
    if (spinning) return { kind: 'spinning' };
    return press.isWaiting ? { kind: 'waiting', text: rouletteText.drawWaits } : { kind: 'rest' };
  }

  const session: DrawSession = {
    ...view,
    message: view.message || (list === null && lack && helps[lack]) || '',
    spin: draw.spin,
    tools,
    name: source?.title ?? (letter && lack === 'unwritten' ? rouletteText.list(letter) : ''),
    list,
    leftOut,
    absent,
    absence: list && {
      toggle: (line) => tools?.toggleAbsent(sourceKey(list.source), line, list.items),
      end: () => tools?.endAbsence(sourceKey(list.source)),
    },
    noRepeat: useStore(noRepeatSetting),
    phase: phaseNow(),
    several,
    locked,
    drawn,
    latest: drawn.at(-1) ?? null,
    arrangement: arranging.arrangement,
    clear,
    controls: {
      start: canPress ? press.draw : null,
      startSeveral: (draws) => begin((from) => run.start(from, draws)),
      stop: run.stop,
      arrange: {
        problem: '',
        start: arrange,
        again: () => arranging.plan && arrange(arranging.plan),
        swap: arranging.swap,
        swapBack: arranging.swapBack,
      },
    },
  };

  return {
    session,
    sources,
    source,
    /** The list of the last press: a new object with each press. */
    drawnFrom: run.from,
    kept: useRecentDraws(key),

    choose(next: DrawSource): void {
      draw.prepare();
      clear();
      sources.choose(next);
      // A list's page draws from that list alone.
      if (letter && next.id !== letter) {
        void navigate(next.kind === 'list' ? listPath(next.id) : routes.roulette);
      }
    },
    /** Leaves out the last result, and draws again. */
    startWithout: () => begin(run.startWithout),
  };
}

/** The way to a draw where there are no lines. */
const helps: Partial<Record<Lack, string>> = {
  unwritten: rouletteText.writeItems,
  nothing: rouletteText.listsWork,
};
