import { type Dispatch, type SetStateAction, useState } from 'react';
import { type Arrangement, drawOrder, placesAll, swapped } from '#domain/roulette/arrangement.ts';
import { sourceKey } from '#domain/roulette/draw-result.ts';
import { firstOfEachName } from '#domain/roulette/drawn-lines.ts';
import type { ArrangePlan } from '#draw/draw-session.ts';
import { noRepeatSetting } from '#draw/draw-settings.ts';
import type { KeptArrangement } from '#draw/kept/arrangements.ts';
import { countDraw } from '#draw/kept/draw-count.ts';
import { leaveOut } from '#draw/kept/drawn-lines.ts';
import { keepArrangement } from '#draw/kept/load-kept-draws.ts';
import type { Round } from '#draw/round.ts';
import { cryptoRandom } from '#draw/spin/crypto-random.ts';
import { dealingTicks } from '#draw/spin/dealing-ticks.ts';
import type { ChosenList, Draw } from '#draw/spin/use-draw.ts';
import { readLinesLeft } from '#draw/spin/use-lines-left.ts';
import type { DrawTools } from '#draw/use-draw-tools.ts';

interface ArrangingDeps {
  draw: Draw;
  tools: DrawTools | null;
  setDrawn: Dispatch<SetStateAction<readonly Round[]>>;
}

/** An order, or groups, of one draw: made and committed to before its first tick (ROU-60). */
export function useArranging({ draw, tools, setDrawn }: ArrangingDeps) {
  const [arrangement, setArrangement] = useState<Arrangement | null>(null);
  const [kept, setKept] = useState<KeptArrangement | null>(null);
  const [plan, setPlan] = useState<ArrangePlan | null>(null);
  /** The arrangements before each change by hand. */
  const [before, setBefore] = useState<readonly Arrangement[]>([]);

  function start({ source, items }: ChosenList, next: ArrangePlan): void {
    // Its lines are left out from now on, as those of several draws.
    if (!placesAll(next)) noRepeatSetting.set(true);
    const titles = items.map(({ title }) => title);
    const { lines: left } = readLinesLeft(source, items);
    const isOnce = next.kind === 'groups' && next.eachNameOnce;
    const lines = isOnce ? firstOfEachName([...left], titles) : left;
    if (lines.length === 0) return;
    const count = next.kind === 'order' ? Math.min(next.count, lines.length) : lines.length;
    const { target, order } = drawOrder(lines, cryptoRandom, count);
    const made: Arrangement = {
      ...(next.kind === 'groups' ? { kind: 'groups', groups: next.groups } : { kind: 'order' }),
      order: order.map((line) => ({ line, item: titles[line - 1] ?? '' })),
      swaps: 0,
    };
    forget();
    setArrangement(made);
    setPlan(next);
    const list = { source, items, lines };
    draw.start(
      list,
      (result) => {
        const ordinal = countDraw();
        setDrawn([{ result, ordinal, isSeen: true, code: '' }]);
        const { at, n } = result;
        const row = { ...made, id: `${at} ${ordinal}`, at, source, n, target, ordinal };
        setKept(row);
        void keepArrangement(row);
        tools?.signalResult(result, made);
        if (!placesAll(made)) leaveOut(sourceKey(source), made.order);
      },
      tools?.committer(list, made),
      placesAll(made) ? { target, ticks: dealingTicks(count) } : { target },
    );
  }

  function change(next: Arrangement): void {
    setArrangement(next);
    if (!kept) return;
    const row = { ...kept, ...next };
    setKept(row);
    void keepArrangement(row);
  }

  function swap(one: number, other: number): void {
    if (!arrangement) return;
    setBefore([...before, arrangement]);
    change(swapped(arrangement, one, other));
  }

  function swapBack(): void {
    const last = before.at(-1);
    if (!last) return;
    setBefore(before.slice(0, -1));
    change(last);
  }

  function forget(): void {
    setArrangement(null);
    setKept(null);
    setBefore((all) => (all.length > 0 ? [] : all));
  }

  return {
    arrangement,
    /** The plan of the last draw. */
    plan,
    start,
    swap,
    swapBack: before.length > 0 ? swapBack : null,
    forget,
  };
}
