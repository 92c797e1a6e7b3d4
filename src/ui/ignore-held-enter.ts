/** Elements in which a held key repeats as it does everywhere: texts, sliders, choices. */
const FIELDS = 'input, textarea, select, [contenteditable="true"]';

/**
 * Lets Enter that is held press a button, a link or a row once (UI-32): browsers repeat its press, and a draw would
 * begin again by itself.
 *
 * @returns stops it
 */
export function ignoreHeldEnter(): () => void {
  const ignore = (event: KeyboardEvent) => {
    if (!event.repeat || event.key !== 'Enter') return;
    if (event.target instanceof Element && event.target.matches(FIELDS)) return;
    event.preventDefault();
    // Rows that are no elements of the browser press themselves.
    event.stopPropagation();
  };
  document.addEventListener('keydown', ignore, true);
  return () => document.removeEventListener('keydown', ignore, true);
}
