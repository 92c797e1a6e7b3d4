/**
 * Keeps the page where a file is dropped beside the places for files: otherwise browsers show the file in its place, and
 * typed texts are lost (UI-31).
 *
 * @returns stops it
 */
export function refuseFiles(): () => void {
  const refuse = (event: DragEvent) => {
    const { dataTransfer, defaultPrevented } = event;
    if (defaultPrevented || !dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  for (const type of ['dragover', 'drop'] as const) addEventListener(type, refuse);
  return () => {
    for (const type of ['dragover', 'drop'] as const) removeEventListener(type, refuse);
  };
}
