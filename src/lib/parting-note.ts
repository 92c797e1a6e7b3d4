/** A word that this tab leaves itself for after the next load of the page; it is read once. */

const KEY = 'partingNote';

export function leaveNote(note: string): void {
  try {
    sessionStorage.setItem(KEY, note);
  } catch {
    // Without storage the page loads without a word.
  }
}

export function takeNote(): string | null {
  try {
    const note = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return note;
  } catch {
    return null;
  }
}
