import { useEffect, useEffectEvent } from 'react';
import { sourceKey } from '#domain/roulette/draw-result.ts';
import { useStore } from '#lib/use-store.ts';
import { noRepeatSetting } from '../draw-settings.ts';
import { leaveOut } from '../kept/drawn-lines.ts';
import type { Round } from '../round.ts';

/**
 * Leaves out the results in sight, too, when drawn lines begin to be left out (ROU-22).
 *
 * @param drawn the draws in sight that this browser may leave out
 */
export function useLeaveOutResults(drawn: readonly Round[]): void {
  const isOn = useStore(noRepeatSetting);
  const leaveOutAll = useEffectEvent(() => {
    for (const { result } of drawn) leaveOut(sourceKey(result.source), [result]);
  });
  useEffect(() => {
    if (isOn) leaveOutAll();
  }, [isOn]);
}
