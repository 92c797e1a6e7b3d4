import { useState } from 'react';
import { type DrawResult, sourceKey } from '#domain/roulette/draw-result.ts';
import type { ArrangePlan } from '#draw/draw-session.ts';
import { noRepeatSetting } from '#draw/draw-settings.ts';
import { countDraw } from '#draw/kept/draw-count.ts';
import { leaveOut } from '#draw/kept/drawn-lines.ts';
import { keepDraw } from '#draw/kept/load-kept-draws.ts';
import type { Round } from '#draw/round.ts';
import { type ChosenList, useDraw } from '#draw/spin/use-draw.ts';
import { useLeaveOutResults } from '#draw/spin/use-leave-out-results.ts';
import { readLinesLeft } from '#draw/spin/use-lines-left.ts';
import { useSeveral } from '#draw/spin/use-several.ts';
import type { DrawTools } from '#draw/use-draw-tools.ts';
import { useStore } from '#lib/use-store.ts';
import { useArranging } from './use-arranging.ts';

const NONE: readonly Round[] = [];

/** The draws of one press: one line, or several one after the other, each of them an ordinary draw. */
export function useDrawRun(tools: DrawTools | null) {
  const draw = useDraw();
  const spinning = useStore(draw.spin.phase) === 'spinning';
  const [drawn, setDrawn] = useState<readonly Round[]>([]);
  const [from, setFrom] = useState<ChosenList | null>(null);
  const isResult = !spinning && drawn.length > 0;
  const arranging = useArranging({ draw, tools, setDrawn });
  // Groups leave nothing out, and the lines of an order are left out with it.
  useLeaveOutResults(arranging.arrangement ? NONE : drawn);
  const { several, begin, stop, end } = useSeveral(isResult, () => from && next(from));

  /** @param draws how many; more than one are drawn without repeats */
  function start(list: ChosenList, draws = 1): void {
    if (spinning || several > 0) return;
    setFrom(list);
    setDrawn([]);
    arranging.forget();
    begin(draws);
    next(list);
  }

  function arrange(list: ChosenList, plan: ArrangePlan): void {
    if (spinning || several > 0) return;
    setFrom(list);
    setDrawn([]);
    arranging.start(list, plan);
  }

  function next({ source, items }: ChosenList): void {
    const { lines } = readLinesLeft(source, items);
    if (lines.length === 0) {
      end();
      return;
    }
    const list = { source, items, lines };
    draw.start(list, onDrawn, tools?.committer(list));
  }

  function onDrawn(result: DrawResult): void {
    const ordinal = countDraw();
    setDrawn((before) => [...before, { result, ordinal, isSeen: true, code: '' }]);
    void keepDraw({ ...result, ordinal });
    tools?.signalResult(result, null);
    if (noRepeatSetting.get()) leaveOut(sourceKey(result.source), [result]);
  }

  /** Leaves out the last result, and draws again. */
  function startWithout(list: ChosenList): void {
    const last = drawn.at(-1);
    if (!last) return;
    noRepeatSetting.set(true);
    leaveOut(sourceKey(last.result.source), [last.result]);
    start(list);
  }

  return {
    draw,
    /** The draws of the last press, the first one first. */
    drawn,
    /** The list that they were drawn from: a new object with each press. */
    from,
    several,
    spinning,
    locked: spinning || several > 0,
    start,
    startWithout,
    stop,
    arrange,
    arranging,
    /** Returns to the state before a draw. */
    forget: () => {
      draw.spin.reset();
      // An empty list stays the same one, so that React renders nothing again.
      setDrawn((before) => (before.length > 0 ? [] : before));
      arranging.forget();
    },
  };
}
