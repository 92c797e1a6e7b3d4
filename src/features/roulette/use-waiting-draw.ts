import { useEffect, useEffectEvent, useState } from 'react';
import { rouletteText } from '#draw/text.ts';
import { afterPaint } from '#lib/after-paint.ts';
import { useAppSettings } from '#lib/use-app-settings.ts';
import { notifyError } from '#notices/notify.ts';
import type { Lack } from './sources/use-sources.ts';

interface WaitingDraw {
  /** The reason for which nothing can be drawn; `null` where something can. */
  lack: Lack | null;
  /** Called at once, in response to the press. */
  onPress: () => void;
  onDraw: () => void;
}

/** A press on one of these cancels the waiting draw. */
const CONTROLS = 'button, a, [type="checkbox"]';

/**
 * The press that draws. While the lines load it waits for them, until something else is pressed or
 * something is typed (ROU-37).
 */
export function useWaitingDraw({ lack, onPress, onDraw }: WaitingDraw) {
  const [isWaiting, setWaiting] = useState(false);
  const { announce } = useAppSettings();

  const goOn = useEffectEvent(() => {
    setWaiting(false);
    if (lack === null) onDraw();
    else notifyError(rouletteText.nothingToDraw);
  });
  useEffect(() => {
    if (isWaiting && lack !== 'loading') goOn();
  }, [isWaiting, lack]);

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
      // The first frame of a spin renders the whole panel: the press is seen before it.
      if (lack === null) afterPaint(onDraw).later();
      else {
        announce(rouletteText.drawWaits);
        setWaiting(true);
      }
    },
  };
}
