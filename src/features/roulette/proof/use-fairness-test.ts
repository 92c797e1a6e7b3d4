import { useEffect, useRef, useState } from 'react';
import { drawTarget } from '#domain/roulette/draw-target.ts';
import { lineOfTick } from '#domain/roulette/line-of-tick.ts';
import { notifyError } from '#notices/notify.ts';
import { cryptoRandom, hasRandomness } from '../spin/crypto-random.ts';
import { rouletteText } from '../text.ts';

export const TEST_DRAWS = 10_000;

/** Leaves most of a frame to the page. */
const SLICE_MS = 6;

/** The progress of the test, and at its end how often each line was drawn. */
export type FairnessTest =
  | { kind: 'none' }
  | { kind: 'running'; done: number }
  | { kind: 'done'; counts: readonly number[] };

/** Draws ten thousand times, by the code of the draw itself, a slice with each frame (ROU-24). */
export function useFairnessTest(lineCount: number) {
  const [test, setTest] = useState<FairnessTest>({ kind: 'none' });
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  function run(): void {
    if (!hasRandomness()) {
      notifyError(rouletteText.noRandomness);
      return;
    }
    cancelAnimationFrame(frame.current);
    const counts = new Array<number>(lineCount).fill(0);
    let done = 0;
    const slice = () => {
      const end = performance.now() + SLICE_MS;
      while (done < TEST_DRAWS && performance.now() < end) {
        const line = lineOfTick(drawTarget(lineCount, cryptoRandom), lineCount);
        counts[line - 1] = (counts[line - 1] ?? 0) + 1;
        done += 1;
      }
      if (done === TEST_DRAWS) {
        setTest({ kind: 'done', counts });
        return;
      }
      setTest({ kind: 'running', done });
      frame.current = requestAnimationFrame(slice);
    };
    slice();
  }

  return { test, run };
}
