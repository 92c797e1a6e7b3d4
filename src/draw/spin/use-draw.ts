import { useEffect, useState } from 'react';
import type { DrawResult, DrawSource } from '#domain/roulette/draw-result.ts';
import type { SpinLines } from '#domain/roulette/spin-lines.ts';
import { SPIN_MS, tickSoundTimes } from '#domain/roulette/spin-schedule.ts';
import { tickSetting } from '../draw-settings.ts';
import { createSounds } from '../sounds/sounds.ts';
import { unlockSpeech } from '../sounds/speech.ts';
import { cryptoRandom } from './crypto-random.ts';
import { createSpin, type GivenSpin, type SpinListener } from './spin.ts';

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A tick that a viewer misses by less is heard at once. */
const LATE_MS = 20;

/** A raffle or list, and all of its lines. */
export interface ChosenList {
  source: DrawSource;
  items: readonly { title: string }[];
}

export interface DrawList extends ChosenList {
  /** The lines that can be drawn. */
  lines: SpinLines;
}

export type Draw = ReturnType<typeof createDraw>;

/** Draws with the browser's randomness, clock and sounds. A spin ends with its component. */
export function useDraw() {
  const [draw] = useState(createDraw);
  useEffect(() => draw.end, [draw]);
  return draw;
}

function createDraw() {
  const sounds = createSounds();
  function openSounds(): void {
    sounds.prepare();
    unlockSpeech();
  }
  const spin = createSpin({
    random: cryptoRandom,
    now: () => performance.now(),
    reducedMotion: prefersReducedMotion,
    onStart: ({ target, elapsedMs, moving, ticks: own }) => {
      unlockSpeech();
      const ticks = moving && tickSetting.get() ? (own ?? tickSoundTimes(target)) : [];
      sounds.play({
        ticks: ticks.map((time) => time - elapsedMs).filter((time) => time >= -LATE_MS),
        stop: Math.max(0, SPIN_MS - elapsedMs),
      });
    },
  });
  return {
    spin,
    /** Forgets the last draw and opens the audio device. Call it in response to a press. */
    prepare(): void {
      spin.reset();
      openSounds();
    },
    /** Opens the audio device. Call it in response to a touch. */
    openSounds,
    /**
     * Draws one of the lines. Does nothing during a spin or without lines.
     *
     * @param given shows a draw made elsewhere, instead of making one
     */
    start(
      { source, items, lines }: DrawList,
      onDrawn: (result: DrawResult) => void,
      onTarget?: SpinListener['onTarget'],
      given?: GivenSpin,
    ): void {
      const onStop: SpinListener['onStop'] = ({ target, line }) => {
        const item = items[line - 1]?.title ?? '';
        onDrawn({ at: Date.now(), source, n: lines.length, target, line, item });
      };
      spin.start(lines, { onTarget, onStop }, given);
    },
    end(): void {
      spin.reset();
      sounds.close();
    },
  };
}
