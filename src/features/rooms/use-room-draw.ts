import { useState } from 'react';
import type { RoundLines } from '#domain/rooms/bytes.ts';
import { firstOfEachName, linesLeft } from '#domain/roulette/drawn-lines.ts';
import type { ArrangePlan, DrawPhase, DrawSession } from '#draw/draw-session.ts';
import { noRepeatSetting } from '#draw/draw-settings.ts';
import type { Round } from '#draw/round.ts';
import { type ChosenList, useDraw } from '#draw/spin/use-draw.ts';
import { useLeaveOutResults } from '#draw/spin/use-leave-out-results.ts';
import { readLinesLeft } from '#draw/spin/use-lines-left.ts';
import { useSeveral } from '#draw/spin/use-several.ts';
import { useDrawTools } from '#draw/use-draw-tools.ts';
import { useDrawView } from '#draw/use-draw-view.ts';
import { useStore } from '#lib/use-store.ts';
import { notifyError } from '#notices/notify.ts';
import type { RoomClient } from './room-client.ts';
import { isCollecting, type RoomState } from './room-state.ts';
import { roomsText } from './text.ts';
import { useRoomList } from './use-room-list.ts';
import { useRoomSpin } from './use-room-spin.ts';

const NONE: readonly Round[] = [];

/**
 * The session of a room, for its host and its guests: the same draws at the same moment.
 *
 * @param isShown false while another page is shown, which has keys of its own
 */
export function useRoomDraw(room: RoomClient, state: RoomState, isShown: boolean): DrawSession {
  const hosted = room.source;
  const view = useDrawView(null);
  const tools = useDrawTools(true);
  const draw = useDraw();
  const spinning = useStore(draw.spin.phase) === 'spinning';
  const collecting = isCollecting(state);
  const { list, leftOut, absent, left } = useRoomList(room, state, spinning);
  const { last, arrangement, forget } = useRoomSpin(draw, tools, room, state, list);
  const leavesOut = useStore(noRepeatSetting);
  // A host sees the results of one press together.
  const [run, setRun] = useState(NONE);
  if (last && last !== run.at(-1)) setRun(hosted ? [...run, last] : [last]);
  // Groups leave nothing out, and the lines of an order are left out with it.
  useLeaveOutResults(hosted && !arrangement ? run : NONE);
  const [lastPlan, setLastPlan] = useState<ArrangePlan | null>(null);
  const { several, begin, stop, end } = useSeveral(last !== null, () => void drawNext());
  const locked = spinning || collecting || several > 0;
  const canDraw = hosted !== null && state.list && !state.wrong && !state.isEnded && left > 0;

  function start(draws: number): void {
    setRun(NONE);
    begin(draws);
    void drawNext();
  }

  async function drawNext(arranged: ArrangePlan | null = null): Promise<void> {
    if (!hosted || !canDraw) {
      end();
      return;
    }
    view.report('');
    draw.prepare();
    forget();
    const { drawn } = readLinesLeft(list.source, list.items);
    const lines = linesLeft(list.items.length, [...drawn, ...room.state.get().absent]);
    const { left, plan } = arranged ? planned(arranged, lines, list) : { left: lines, plan: null };
    if (await room.draw(left, plan)) return;
    end();
    notifyError(plan && room.state.get().isBehind ? roomsText.pagesBehind : roomsText.notDrawn);
  }

  function arrange(plan: ArrangePlan): void {
    // The lines of an order are left out from now on, as those of several draws.
    if (plan.kind === 'order') noRepeatSetting.set(true);
    setLastPlan(plan);
    setRun(NONE);
    void drawNext(plan);
  }

  function toggleAbsent(line: number): void {
    const { absent } = room.state.get();
    const rest = absent.filter((one) => one !== line);
    void room.markAbsent(rest.length < absent.length ? rest : [...absent, line]);
  }

  function phaseNow(): DrawPhase {
    if (collecting) return { kind: 'waiting', text: roomsText.collecting };
    return spinning ? { kind: 'spinning' } : { kind: 'rest' };
  }

  return {
    ...view,
    // The page shows the alarm.
    bigScreen: { ...view.bigScreen, isOpen: view.bigScreen.isOpen && !state.wrong },
    message: collecting ? roomsText.collecting : view.message,
    spin: draw.spin,
    tools,
    name: state.list ? list.source.title : '',
    list,
    leftOut,
    absent,
    // A page of before does not see the marks.
    absence:
      hosted && !state.isEnded
        ? {
            toggle: state.isBehind ? null : toggleAbsent,
            end: () => void room.markAbsent([]),
          }
        : null,
    noRepeat: hosted ? leavesOut : leftOut.length > 0,
    phase: phaseNow(),
    several,
    locked,
    drawn: last || several > 0 ? run : NONE,
    latest: state.wrong ? null : last,
    arrangement: state.wrong ? null : arrangement,
    clear(): void {
      forget();
      view.report('');
    },
    controls:
      hosted && isShown && !state.isEnded
        ? {
            start: canDraw && !locked ? () => start(1) : null,
            startSeveral: start,
            stop,
            arrange: {
              problem: state.isBehind ? roomsText.pagesBehind : '',
              start: arrange,
              again: () => lastPlan && arrange(lastPlan),
              swap: null,
              swapBack: null,
            },
          }
        : null,
  };
}

/** The lines of a round, and what is made of them. */
function planned(plan: ArrangePlan, lines: number[], { items }: ChosenList): RoundLines {
  if (plan.kind === 'order')
    return { left: lines, plan: { kind: 'order', number: Math.min(plan.count, lines.length) } };
  const titles = items.map(({ title }) => title);
  const left = plan.eachNameOnce ? firstOfEachName(lines, titles).sort((a, b) => a - b) : lines;
  return { left, plan: { kind: 'groups', number: Math.min(plan.groups, left.length) } };
}
