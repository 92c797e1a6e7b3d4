import { spawnSync } from 'node:child_process';

/** True if poppler's tools are on this machine. */
export const hasPoppler = spawnSync('pdftotext', ['-v']).error === undefined;

/** The text of a PDF, a text for each page. */
export function pdfText(pdf: Buffer): string[] {
  const { stdout, status } = spawnSync('pdftotext', ['-layout', '-', '-'], { input: pdf });
  if (status !== 0) throw new Error(`pdftotext ended with ${status}`);
  return stdout.toString().split('\f').slice(0, -1);
}
