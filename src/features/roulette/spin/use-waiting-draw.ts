import { useEffect, useEffectEvent, useState } from 'react';
import { useAppSettings } from '#lib/use-app-settings.ts';
import { notifyError } from '#notices/notify.ts';
import { rouletteText } from '../text.ts';

interface Drawing {
  canDraw: boolean;
  /** True if there may soon be lines to draw from. */
  awaitsLines: boolean;
  /** Called at once, in response to the press. */
  onPress: () => void;
  onDraw: () => void;
}

/** Everything else that can be pressed. */
const CONTROLS = 'button, a, [type="checkbox"]';

/**
 * The press that draws. While the lines are on their way it waits for them, until something else is
 * pressed or something is typed (ROU-37).
 */
export function useWaitingDraw({ canDraw, awaitsLines, onPress, onDraw }: Drawing) {
  const [isWaiting, setWaiting] = useState(false);
  const { announce } = useAppSettings();

  const goOn = useEffectEvent(() => {
    setWaiting(false);
    if (canDraw) onDraw();
    else notifyError(rouletteText.nothingToDraw);
  });
  useEffect(() => {
    if (isWaiting && (canDraw || !awaitsLines)) goOn();
  }, [isWaiting, canDraw, awaitsLines]);

  useEffect(() => {
    if (!isWaiting) return;
    const forget = ({ type, target }: Event) => {
      const control = target instanceof Element ? target.closest(CONTROLS) : null;
      if (type === 'input' || (control && control.ariaBusy !== 'true')) setWaiting(false);
    };
    document.addEventListener('click', forget, true);
    document.addEventListener('input', forget, true);
    return () => {
      document.removeEventListener('click', forget, true);
      document.removeEventListener('input', forget, true);
    };
  }, [isWaiting]);

  return {
    isWaiting,
    draw(): void {
      onPress();
      if (canDraw) onDraw();
      else {
        announce(rouletteText.drawWaits);
        setWaiting(true);
      }
    },
  };
}
