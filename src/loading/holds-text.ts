const WITHOUT_TEXT = 'hidden|button|submit|reset|image|checkbox|radio|range|color|file';

/** Whether a field of the page holds text that a load of the page would lose. */
export function holdsText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  );
  return [...fields].some(
    ({ type, value }) => value !== '' && !WITHOUT_TEXT.split('|').includes(type),
  );
}
