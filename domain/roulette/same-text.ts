/** Letters with marks behind them: Macs write `が` as two characters in names of files. */
const MARKED = /\P{M}[\u0300-\u036f\u3099\u309a]+/gu;

/** The same for texts that look the same, whether a letter and its mark are one character or two (ROU-41). */
export function sameText(text: string): string {
  return text.replace(MARKED, (letter) => letter.normalize('NFC'));
}
