import { preloadDrawTools } from '#draw/use-draw-tools.ts';

/** Asks for what a guest's first draw needs while the page is taken over, and not only after it. */
export function askEarly(): void {
  preloadDrawTools();
}
