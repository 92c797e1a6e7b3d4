import { useEffect, useEffectEvent, useState } from 'react';
import type { RightVerdict } from '#domain/rooms/check.ts';
import { type Arrangement, placesAll } from '#domain/roulette/arrangement.ts';
import { type DrawResult, type DrawSource, sourceKey } from '#domain/roulette/draw-result.ts';
import { SPIN_MS } from '#domain/roulette/spin-schedule.ts';
import { noRepeatSetting } from '#draw/draw-settings.ts';
import { countDraw } from '#draw/kept/draw-count.ts';
import { leaveOut } from '#draw/kept/drawn-lines.ts';
import { keepArrangement, keepDraw } from '#draw/kept/load-kept-draws.ts';
import type { Round } from '#draw/round.ts';
import { dealingTicks } from '#draw/spin/dealing-ticks.ts';
import type { ChosenList, Draw } from '#draw/spin/use-draw.ts';
import type { DrawTools } from '#draw/use-draw-tools.ts';
import { runAlone } from '#lib/storage/run-alone.ts';
import { browserStorage } from '#lib/storage/storage.ts';
import type { RoomClient } from './room-client.ts';
import type { RoomState } from './room-state.ts';
import { roomsText } from './text.ts';

/** Shows the draws of a room: each by the same spin, at the moment that all devices agree on. */
export function useRoomSpin(
  draw: Draw,
  tools: DrawTools | null,
  { id, source: hosted }: RoomClient,
  { round, wrong }: RoomState,
  { source, items }: ChosenList,
) {
  /** The draw that was shown last. */
  const [last, setLast] = useState<Round | null>(null);
  const [arrangement, setArrangement] = useState<Arrangement | null>(null);

  function forget(): void {
    draw.spin.reset();
    setLast(null);
    setArrangement(null);
  }

  const onRound = useEffectEvent(() => {
    forget();
    if (round?.verdict.kind !== 'right' || round.startsAt === null) return;
    const { round: ordinal, startsAt, verdict } = round;
    const made = arrangementOf(verdict, items);
    const isSeen = performance.now() < startsAt + SPIN_MS;
    const onDrawn = (result: DrawResult) => {
      setLast({ result, ordinal, isSeen, code: roomsText.code(verdict.code) });
      if (!isSeen) return;
      void keepRoomDraw(`${id} ${ordinal}`, result, made, hosted);
      tools?.signalResult(result, made);
    };
    setArrangement(made);
    const from = { source, items, lines: verdict.left };
    const given = { target: verdict.target, startsAt };
    const ticks = made && placesAll(made) && { ticks: dealingTicks(made.order.length) };
    draw.start(from, onDrawn, undefined, { ...given, ...ticks });
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

  return { last, arrangement, forget };
}

/** The order or the groups of a round; `null` where it has one line. */
function arrangementOf(
  { plan, order }: RightVerdict,
  items: ChosenList['items'],
): Arrangement | null {
  if (!plan) return null;
  return {
    ...(plan.kind === 'groups' ? { kind: 'groups', groups: plan.number } : { kind: 'order' }),
    order: order.map((line) => ({ line, item: items[line - 1]?.title ?? '' })),
    swaps: 0,
  };
}

const KEPT = 'roomDraw';

/**
 * Counts and keeps a draw of a room as any other: once, however many tabs of this browser follow it (ROM-26).
 *
 * @param name of the room and the round
 */
function keepRoomDraw(
  name: string,
  result: DrawResult,
  made: Arrangement | null,
  hosted: DrawSource | null,
): Promise<void> {
  // The host alone decides which lines the next round runs over.
  if (hosted && !(made && placesAll(made)) && noRepeatSetting.get())
    leaveOut(sourceKey(result.source), made?.order ?? [result]);
  const source: DrawSource = hosted ?? { kind: 'shared', id: 'link', title: result.source.title };
  return runAlone(KEPT, () => {
    if (browserStorage.read(KEPT) === name) return;
    browserStorage.write(KEPT, name);
    const counted = { source, ordinal: countDraw(), together: true } as const;
    const { at, n, target } = result;
    if (!made) void keepDraw({ ...result, ...counted });
    else
      void keepArrangement({ ...made, ...counted, id: `${at} ${counted.ordinal}`, at, n, target });
  });
}
