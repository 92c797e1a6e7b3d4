import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { DrawSource } from '#domain/roulette/draw-result.ts';
import { useStore } from '#lib/use-store.ts';
import { type Draw, useDraw } from '../draw/use-draw.ts';
import { useLinesLeft } from '../draw/use-lines-left.ts';
import type { Round } from '../draw/use-rounds.ts';
import { rouletteText } from '../text.ts';
import { useDrawTools } from '../tools/use-draw-tools.ts';
import type { RoomView } from './room-view.ts';

/**
 * Shows the draws of a room: each by the same spin, at the moment that all devices agree on.
 *
 * @param hosted what the host draws from
 */
export function useRoomSpin(view: RoomView, hosted: DrawSource | null) {
  const draw = useDraw();
  const tools = useDrawTools(true);
  const [drawn, setDrawn] = useState<readonly Round[]>([]);
  const { spin, lines, title } = view;
  const items = useMemo(() => view.items.map((title) => ({ title })), [view.items]);
  const list = useMemo(() => {
    const name = title || rouletteText.untitledList;
    return {
      source: hosted ?? ({ kind: 'shared', id: 'link', title: name } as const),
      items,
      lines,
    };
  }, [hosted, title, items, lines]);
  // Of the host, who takes them back, in the order of their draws.
  const { drawn: ofHost } = useLinesLeft(hosted, items);
  const gone = useMemo(
    () => (hosted ? ofHost : missingLines(lines, items.length)),
    [hosted, ofHost, lines, items],
  );

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
    draw.start({ ...list, lines }, onDrawn, undefined, spin);
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
    list,
    /** The lines that are left out. */
    gone,
    /** The draw that was just seen. */
    drawn,
    spinning,
    /** Whether a draw has begun and does not spin yet, also where its round begins anew. */
    collecting: isClosing || (isBetween(view) && view.again.length > 0),
    forget,
  };
}

function missingLines({ count, at }: RoomView['lines'], total: number): readonly number[] {
  const left = new Set(Array.from({ length: count }, (_, place) => at(place + 1)));
  return Array.from({ length: total }, (_, index) => index + 1).filter((line) => !left.has(line));
}

const isBetween = ({ phase }: RoomView) => phase === 'waiting' || phase === 'open';
