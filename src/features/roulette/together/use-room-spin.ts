import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { DrawSource } from '#domain/roulette/draw-result.ts';
import { useStore } from '#lib/use-store.ts';
import { type Draw, useDraw } from '../draw/use-draw.ts';
import type { Round } from '../draw/use-rounds.ts';
import { useDrawTools } from '../tools/use-draw-tools.ts';
import type { RoomView } from './room-view.ts';

/**
 * Shows the draws of a room: each by the same spin, at the moment that all devices agree on.
 *
 * @param source what the room draws from
 */
export function useRoomSpin(view: RoomView, source: DrawSource) {
  const draw = useDraw();
  const tools = useDrawTools(true);
  const [drawn, setDrawn] = useState<readonly Round[]>([]);
  const items = useMemo(() => view.items.map((title) => ({ title })), [view.items]);
  const { spin } = view;

  function forget(): void {
    draw.spin.reset();
    setDrawn([]);
  }

  const onSpin = useEffectEvent(() => {
    forget();
    if (!spin) return;
    const { round, lines } = spin;
    const onDrawn: Parameters<Draw['start']>[1] = (result) => {
      setDrawn([{ result, ordinal: round }]);
      tools?.speak(result);
      tools?.vibrate();
    };
    draw.start({ source, items, lines }, onDrawn, undefined, spin);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a spin is that of its round
  useEffect(onSpin, [spin?.round]);

  // The last result goes when the next draw begins.
  const isClosing = view.phase === 'closing';
  const onClosing = useEffectEvent(forget);
  useEffect(() => {
    if (isClosing) onClosing();
  }, [isClosing]);

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

  const spinning = useStore(draw.spin.phase) === 'spinning';
  return {
    draw,
    tools,
    items,
    /** The draw that was just seen. */
    drawn,
    spinning,
    /** Whether a draw has begun and does not spin yet, also where its round begins anew. */
    collecting: isClosing || (isBetween(view) && view.again.length > 0),
    forget,
  };
}

const isBetween = ({ phase }: RoomView) => phase === 'waiting' || phase === 'open';
