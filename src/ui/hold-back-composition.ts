/** The key code in Safari for the key that ends a composition, reported after the composition. */
const PROCESSED_BY_IME = 229;

/**
 * Prevents the Enter that ends an IME composition from submitting the form (UI-24).
 *
 * @returns stops it
 */
export function holdBackComposition(): () => void {
  const holdBack = (event: KeyboardEvent) => {
    const isComposing = event.isComposing || event.keyCode === PROCESSED_BY_IME;
    if (event.key === 'Enter' && isComposing && event.target instanceof HTMLInputElement)
      event.preventDefault();
  };
  document.addEventListener('keydown', holdBack, true);
  return () => document.removeEventListener('keydown', holdBack, true);
}
