/** Lets a phone be felt when a line was drawn; other devices, and other browsers, do nothing. */
export function vibrate(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // Before the first touch the browser refuses it, and says so in the console.
  if (navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate?.(40);
}
