/** The key code in Safari for the key that ends a composition, reported after the composition. */
const PROCESSED_BY_IME = 229;

/** True for the Enter that ends an IME composition, and does nothing else (UI-24). */
export function endsComposition({ key, isComposing, keyCode }: KeyboardEvent): boolean {
  return key === 'Enter' && (isComposing || keyCode === PROCESSED_BY_IME);
}
