/** Copies a text. Browsers offer no clipboard over plain http, and a user may refuse it. */
export async function copyText(text: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/**
 * Passes a text or a link on by the system's share sheet, or copies it where there is none. To be called
 * in response to a press.
 *
 * @returns what became of it; a sheet that was closed without a choice counts as shared
 */
export async function share(
  data: { text: string } | { url: string },
): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (navigator.canShare?.(data)) {
      await navigator.share(data);
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    // A sheet that may not open: what was to be shared is copied.
  }
  return copyText('url' in data ? data.url : data.text);
}
