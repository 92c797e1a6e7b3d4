import { useState } from 'react';
import { linesLeft } from '#domain/roulette/drawn-lines.ts';
import type { DrawPhase, DrawSession } from '#draw/draw-session.ts';
import { noRepeatSetting } from '#draw/draw-settings.ts';
import type { Round } from '#draw/round.ts';
import { useDraw } from '#draw/spin/use-draw.ts';
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
  const { list, leftOut, left } = useRoomList(room, state, spinning);
  const { last, forget } = useRoomSpin(draw, tools, room, state, list);
  const leavesOut = useStore(noRepeatSetting);
  // A host sees the results of one press together.
  const [run, setRun] = useState(NONE);
  if (last && last !== run.at(-1)) setRun(hosted ? [...run, last] : [last]);
  useLeaveOutResults(hosted ? run : NONE);
  const { several, begin, stop, end } = useSeveral(last !== null, () => void drawNext());
  const locked = spinning || collecting || several > 0;
  const canDraw = hosted !== null && state.list && !state.wrong && !state.isEnded && left > 0;

  function start(draws: number): void {
    setRun(NONE);
    begin(draws);
    void drawNext();
  }

  async function drawNext(): Promise<void> {
    if (!hosted || !canDraw) {
      end();
      return;
    }
    view.report('');
    draw.prepare();
    forget();
    const { drawn } = readLinesLeft(list.source, list.items);
    if (await room.draw(linesLeft(list.items.length, drawn))) return;
    end();
    notifyError(roomsText.notDrawn);
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
    absent: null,
    noRepeat: hosted ? leavesOut : leftOut.length > 0,
    phase: phaseNow(),
    several,
    locked,
    drawn: last || several > 0 ? run : NONE,
    latest: state.wrong ? null : last,
    arrangement: null,
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
            arrange: null,
          }
        : null,
  };
}
