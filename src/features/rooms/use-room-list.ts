import { useMemo } from 'react';
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
export function useRoomList({ source: hosted }: RoomClient, state: RoomState, spinning: boolean) {
  const { list, round } = state;
  const items = useMemo(() => list?.items.map((title) => ({ title })) ?? [], [list]);
  const left = round?.verdict.left;
  // The host leaves lines out and takes them back, in the order of their draws.
  const ofHost = useLinesLeft(hosted, items);
  const isHosts = hosted !== null && !isCollecting(state) && !spinning;
  const lines = useMemo(() => {
    if (isHosts) return ofHost.lines;
    return left ?? linesLeft(items.length, []);
  }, [isHosts, ofHost, left, items]);
  const leftOut = useMemo(() => {
    if (hosted) return ofHost.drawn;
    return left ? linesLeft(items.length, left) : [];
  }, [hosted, ofHost, left, items]);
  const shown = useMemo((): DrawList => {
    const title = list?.title || rouletteText.untitledList;
    return { source: hosted ?? { kind: 'shared', id: 'link', title }, items, lines };
  }, [hosted, list, items, lines]);
  return {
    list: shown,
    leftOut,
    /** The number of lines that the host can draw from. */
    left: ofHost.lines.length,
  };
}
