import { drawnLine } from '#domain/rooms/advance.ts';
import type { RoomDraw } from '#domain/rooms/room-state.ts';
import { type DrawSource, sourceKey } from '#domain/roulette/draw-result.ts';
import { noRepeatSetting } from '../draw/draw-settings.ts';
import { drawCount, raiseDrawCount } from '../history/draw-count.ts';
import { keepDraw } from '../history/keep-draw.ts';
import { leaveOut } from '../kept/drawn-lines.ts';
import { stopsAt } from './view-of-room.ts';

/** Counts and keeps a draw of a room as any other (ROM-26). */
export function keepRoomDraw(
  draw: RoomDraw,
  { items, source, isHost }: { items: readonly string[]; source: DrawSource; isHost: boolean },
): void {
  const { without, target } = draw;
  const { line, item } = drawnLine(draw, items);
  const ordinal = drawCount.get();
  raiseDrawCount();
  const n = items.length - without.length;
  void keepDraw({ ordinal, at: stopsAt(draw), source, n, target, line, item, together: true });
  // Only the host decides what the next round runs over.
  if (isHost && noRepeatSetting.get()) leaveOut(sourceKey(source), { line, item });
}
