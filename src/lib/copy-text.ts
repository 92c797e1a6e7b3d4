/**
 * Copies a text. Browsers offer no clipboard over plain http, and a user may refuse it.
 *
 * @returns whether it was copied
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
