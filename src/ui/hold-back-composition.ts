import type { KeyboardEvent } from 'react';

/** What Safari calls the key that ends a composition, which it reports after the composition. */
const PROCESSED_BY_IME = 229;

/** Keeps the Enter that ends a composition of an input method from sending the form. */
export function holdBackComposition(event: KeyboardEvent): void {
  const composing = event.nativeEvent.isComposing || event.keyCode === PROCESSED_BY_IME;
  if (event.key === 'Enter' && composing) event.preventDefault();
}
