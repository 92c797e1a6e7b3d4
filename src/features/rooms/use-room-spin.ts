import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type DrawResult, sourceKey } from '#domain/roulette/draw-result.ts';
import { linesLeft } from '#domain/roulette/drawn-lines.ts';
import { SPIN_MS } from '#domain/roulette/spin-schedule.ts';
import { noRepeatSetting } from '#draw/draw-settings.ts';
import { countDraw } from '#draw/kept/draw-count.ts';
import { leaveOut } from '#draw/kept/drawn-lines.ts';
import { keepDraw } from '#draw/kept/load-kept-draws.ts';
import { useDraw } from '#draw/spin/use-draw.ts';
import { useLinesLeft } from '#draw/spin/use-lines-left.ts';
import type { Round } from '#draw/spin/use-rounds.ts';
import { rouletteText } from '#draw/text.ts';
import { useDrawTools } from '#draw/use-draw-tools.ts';
import { runAlone } from '#lib/storage/run-alone.ts';
import { browserStorage } from '#lib/storage/storage.ts';
import { useStore } from '#lib/use-store.ts';
import type { RoomClient } from './room-client.ts';
import { isCollecting, type RoomState } from './room-state.ts';

/** Shows the draws of a room: each by the same spin, at the moment that all devices agree on. */
export function useRoomSpin({ id, source: hosted }: RoomClient, state: RoomState) {
  const draw = useDraw();
  const tools = useDrawTools(true);
  /** The draw that was shown last, and whether its spin was seen. */
  const [last, setLast] = useState<(Round & { isSeen: boolean }) | null>(null);
  const spinning = useStore(draw.spin.phase) === 'spinning';
  const collecting = isCollecting(state);
  const { round, list, wrong } = state;
  const items = useMemo(() => list?.items.map((title) => ({ title })) ?? [], [list]);
  const left = round?.verdict.left;
  // The host leaves lines out and takes them back, in the order of their draws.
  const ofHost = useLinesLeft(hosted, items);
  const isHosts = hosted !== null && !collecting && !spinning;
  const lines = useMemo(() => {
    if (isHosts) return ofHost.lines;
    return left ?? linesLeft(items.length, []);
  }, [isHosts, ofHost, left, items]);
  const gone = useMemo(() => {
    if (hosted) return ofHost.drawn;
    return left ? linesLeft(items.length, left) : [];
  }, [hosted, ofHost, left, items]);
  const shown = useMemo(() => {
    const title = list?.title || rouletteText.untitledList;
    return { source: hosted ?? ({ kind: 'shared', id: 'link', title } as const), items, lines };
  }, [hosted, list, items, lines]);

  function forget(): void {
    draw.spin.reset();
    setLast(null);
  }

  const onRound = useEffectEvent(() => {
    forget();
    if (round?.verdict.kind !== 'right' || round.startsAt === null) return;
    const { round: ordinal, startsAt, verdict } = round;
    const { source } = shown;
    const isSeen = performance.now() < startsAt + SPIN_MS;
    const onDrawn = (result: DrawResult) => {
      setLast({ result, ordinal, isSeen });
      if (!isSeen) return;
      void keepRoomDraw(`${id} ${ordinal}`, result, hosted !== null);
      tools?.signalResult(result);
    };
    const from = { source, items, lines: verdict.left };
    draw.start(from, onDrawn, undefined, { target: verdict.target, startsAt });
  });
  const place = wrong ? 'wrong' : `${round?.round} ${round?.verdict.kind}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a spin is that of its round
  useEffect(onRound, [place]);

  // Browsers let a page sound once it was touched, and some of them only by a touch itself.
  useEffect(() => {
    const touched = new AbortController();
    for (const sign of ['pointerup', 'keydown']) {
      const open = () => {
        touched.abort();
        draw.openSounds();
      };
      document.addEventListener(sign, open, { capture: true, signal: touched.signal });
    }
    return () => touched.abort();
  }, [draw]);

  return {
    draw,
    tools,
    list: shown,
    /** The lines that are left out. */
    gone,
    /** The number of lines that the host can draw from. */
    left: ofHost.lines.length,
    last,
    spinning,
    collecting,
    forget,
  };
}

const KEPT = 'roomDraw';

/**
 * Counts and keeps a draw of a room as any other: once, however many tabs of this browser follow it (ROM-26).
 *
 * @param name of the room and the round
 */
function keepRoomDraw(name: string, result: DrawResult, isHost: boolean): Promise<void> {
  // The host alone decides which lines the next round runs over.
  if (isHost && noRepeatSetting.get()) leaveOut(sourceKey(result.source), result);
  return runAlone(KEPT, () => {
    if (browserStorage.read(KEPT) === name) return;
    browserStorage.write(KEPT, name);
    void keepDraw({ ...result, ordinal: countDraw(), together: true });
  });
}
