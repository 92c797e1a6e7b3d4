import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

export { addressOf, endProgram, runProgram, startProgram } from './program.ts';

/** A new folder, which is gone after the run. */
export function temporaryFolder(): string {
  return mkdtempSync(join(inject('temporaryFolder'), 'server-'));
}
