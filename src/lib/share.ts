/** Copies a text. To be called in response to a press. */
export async function copyText(text: string): Promise<'copied' | 'failed'> {
  // Over plain http there is no clipboard, and only the press itself may copy.
  if (!navigator.clipboard) return copySelected(text);
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return copySelected(text);
  }
}

/** Copies as the user's own command does, out of a field that nobody sees. */
function copySelected(text: string): 'copied' | 'failed' {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  // A keyboard on the screen would open for a field that takes text; below 16 px an iPhone zooms in.
  field.readOnly = true;
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0', fontSize: '16px' });
  // Within an open dialog, which keeps the focus.
  (focused?.closest('[role=dialog]') ?? document.body).append(field);
  field.setSelectionRange(0, text.length);
  field.select();
  const isCopied = document.execCommand?.('copy') ?? false;
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied ? 'copied' : 'failed';
}

/**
 * Passes a text or a link on by the system's share sheet, or copies it where there is none. To be called
 * in response to a press.
 *
 * @returns the outcome; a sheet that was closed without a choice counts as shared
 */
export async function share(
  data: { text: string } | { url: string },
): Promise<'shared' | 'copied' | 'failed'> {
  return (await passOn(data)) ?? copyText('url' in data ? data.url : data.text);
}

/** @returns `null` where there is no sheet for it, or it may not open */
export async function passOn(data: ShareData): Promise<'shared' | null> {
  try {
    if (!navigator.canShare?.(data)) return null;
    await navigator.share(data);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) return null;
  }
  return 'shared';
}
