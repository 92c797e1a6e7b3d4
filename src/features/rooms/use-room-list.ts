import { useMemo } from 'react';
import type { DrawSource } from '#domain/roulette/draw-result.ts';
import { linesLeft } from '#domain/roulette/drawn-lines.ts';
import type { DrawList } from '#draw/spin/use-draw.ts';
import { useLinesLeft } from '#draw/spin/use-lines-left.ts';
import { rouletteText } from '#draw/text.ts';
import type { RoomClient } from './room-client.ts';
import { isCollecting, type RoomState } from './room-state.ts';

/**
 * The list of a room, and the lines of its next round or of the one that runs.
 *
 * @param spinning true while a draw is shown
 */
export function useRoomList(
  { id, source: hosted }: RoomClient,
  state: RoomState,
  spinning: boolean,
) {
  const { list, round, drawn, absent } = state;
  const items = useMemo(() => list?.items.map((title) => ({ title })) ?? [], [list]);
  const left = round?.verdict.left;
  const latest = round?.verdict.kind === 'right' ? round.verdict.line : null;
  const title = list?.title || rouletteText.untitledList;
  // The lines that are left out are of the room: the list's own are neither used nor changed.
  const source = useMemo(
    (): DrawSource => ({ kind: 'shared', id: `room ${id}`, title }),
    [id, title],
  );
  // The host leaves lines out and takes them back, in the order of their draws.
  const ofHost = useLinesLeft(hosted && source, items);
  // From the press to its closing, no round says from which lines is drawn.
  const atRest = state.pressed !== null || (!isCollecting(state) && !spinning);
  const isHosts = hosted !== null && atRest;
  const lines = useMemo(() => {
    if (isHosts) return linesLeft(items.length, [...ofHost.drawn, ...absent]);
    return left ?? linesLeft(items.length, absent);
  }, [isHosts, ofHost, left, items, absent]);
  const away = round?.absent ?? NONE;
  const leftOut = useMemo(() => {
    if (hosted) return ofHost.drawn;
    // From the closing on the round alone says which lines are out; between rounds the drawn ones are, too.
    const out = left ? linesLeft(items.length, [...left, ...away]) : [];
    if (!atRest) return out;
    // The last result is lit, and its spin may not have begun.
    return [...new Set([...out, ...drawn.filter((line) => line !== latest)])];
  }, [hosted, ofHost, left, items, atRest, drawn, latest, away]);
  const shown = useMemo((): DrawList => ({ source, items, lines }), [source, items, lines]);
  return {
    list: shown,
    leftOut,
    /** The lines that are marked as absent; from the closing on no others than those it leaves out. */
    absent: useMemo(
      () => (left && !atRest ? away.filter((line) => !left.includes(line)) : absent),
      [left, atRest, away, absent],
    ),
    /** The number of lines that the host can draw from. */
    left: linesLeft(items.length, [...ofHost.drawn, ...absent]).length,
  };
}

const NONE: readonly number[] = [];
