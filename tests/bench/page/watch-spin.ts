import type { Locator } from '@playwright/test';

/** What a page saw of a spin, in milliseconds. */
export interface Seen {
  /** When each frame was begun, from the last one before the press to the first one after the spin. */
  readonly frames: readonly number[];
  /** From the first line that is lit to the one that is final. */
  readonly lengthMs: number;
  readonly sincePressMs: number;
}

/** Presses the button like a user, and looks on from inside the page until a line is final. */
export async function watchSpin(draw: Locator): Promise<Seen> {
  const watch = await draw.evaluateHandle(() => {
    const frames: number[] = [];
    let press: number | undefined;
    let begin: number | undefined;
    let end: number | undefined;

    const onPress = () => {
      press = performance.now();
    };
    addEventListener('click', onPress, { capture: true, once: true });

    // The debug numbers change as soon as a line is lit. To look for the line itself would cost a
    // frame as much as what is measured.
    const numbers = [...document.querySelectorAll('span')].find((span) =>
      span.textContent?.startsWith('n='),
    );
    const observed = { characterData: true, childList: true, subtree: true };
    new MutationObserver((_, observer) => {
      const now = performance.now();
      const numbered = numbers?.textContent ?? '';
      if (begin === undefined && press !== undefined && !numbered.includes('tick=-')) begin = now;
      if (begin === undefined || !numbered.endsWith('elapsed=3000')) return;
      end = now;
      observer.disconnect();
    }).observe(numbers ?? document, observed);

    const seen = new Promise<Seen>((resolve) => {
      requestAnimationFrame(function onFrame(time) {
        if (press === undefined) frames.length = 0;
        frames.push(time);
        if (press === undefined || begin === undefined || end === undefined) {
          requestAnimationFrame(onFrame);
        } else {
          resolve({ frames, lengthMs: end - begin, sincePressMs: end - press });
        }
      });
    });
    return { seen };
  });
  await draw.click();
  const seen = await watch.evaluate(({ seen }) => seen);
  await watch.dispose();
  return seen;
}
