/** Lets a phone be felt when a line was drawn; other devices, and other browsers, do nothing. */
export function vibrate(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  navigator.vibrate?.(40);
}
