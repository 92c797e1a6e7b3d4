/** What the last presses did, as it is said in the strip, and how it is taken back. */
import type { QueryClient } from '@tanstack/react-query';
import type { UndoStep } from './command.ts';

export interface Done {
  /** What the last press did. */
  message: string;
  /** What presses before it, which waited, did instead of what was asked. */
  told: string;
  /** The newest last. They stay while another page of the app is shown. */
  steps: UndoStep[];
  /** The last press, while the server does not have it. */
  waiting: symbol | null;
  /** Whether the last press was refused, and nobody has seen that yet. */
  isRefused: boolean;
}

export const NOTHING: Done = { message: '', told: '', steps: [], waiting: null, isRefused: false };

/** Not below the tracker's key: these are no server data, and are never read again. */
export const doneKey = ['work-time-undo'];

/** Says beside what the last press did what another one did instead of what was asked (OUT-8). */
export function tell(client: QueryClient, told: string): void {
  client.setQueryData<Done>(doneKey, (done = NOTHING) => ({
    ...done,
    told: joined([done.told, told]),
  }));
}

export function joined(sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
