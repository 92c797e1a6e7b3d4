import { type DrawResult, sourceKey } from '#domain/roulette/draw-result.ts';
import { noRepeatSetting } from '#features/roulette/draw-settings.ts';
import { countDraw } from '#features/roulette/history/draw-count.ts';
import { leaveOut } from '#features/roulette/kept/drawn-lines.ts';
import { keepDraw } from '#features/roulette/kept/load-kept-draws.ts';
import { runAlone } from '#lib/storage/run-alone.ts';
import { browserStorage } from '#lib/storage/storage.ts';

const KEPT = 'roomDraw';

/**
 * Counts and keeps a draw of a room as any other: once, however many tabs of this browser follow it (ROM-26).
 *
 * @param name of the room and the round
 */
export function keepRoomDraw(name: string, result: DrawResult, isHost: boolean): Promise<void> {
  // The host alone decides which lines the next round runs over.
  if (isHost && noRepeatSetting.get()) leaveOut(sourceKey(result.source), result);
  return runAlone(KEPT, () => {
    if (browserStorage.read(KEPT) === name) return;
    browserStorage.write(KEPT, name);
    void keepDraw({ ...result, ordinal: countDraw(), together: true });
  });
}
