import type { KeyboardEvent } from 'react';

/** The key code in Safari for the key that ends a composition, reported after the composition. */
const PROCESSED_BY_IME = 229;

/** Prevents the Enter that ends an IME composition from submitting the form. */
export function holdBackComposition(event: KeyboardEvent): void {
  const composing = event.nativeEvent.isComposing || event.keyCode === PROCESSED_BY_IME;
  if (event.key === 'Enter' && composing) event.preventDefault();
}
