import { MINUTE_MS } from '#domain/time-units.ts';

/** The time in which a browser begins to read the file: some ask first where to save it. */
const KEPT_MS = MINUTE_MS;

/** Lets the browser save a file, wherever it saves downloads. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
