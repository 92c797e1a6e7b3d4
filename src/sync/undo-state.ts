/** What the last presses did, as it is said in the strip, and how it is taken back. */
import type { QueryClient } from '@tanstack/react-query';
import type { Performed, Renewed, VersionOf } from '#features/work-time/commands/command.ts';
import { type Command, kindOf } from '#features/work-time/commands/kinds.ts';

/** A press that can be taken back, and what is said until then. */
export interface UndoStep {
  message: string;
  /** How it is taken back; while the server does not have it, the press itself. */
  how: readonly Command[] | WaitingPress;
}

export interface WaitingPress {
  /** The keys of its commands. */
  keys: readonly string[];
  later: Promise<Performed[]>;
}

export interface History {
  /** What the last press did; empty before the first. */
  message: string;
  /** When that was said, by the steady clock in milliseconds. */
  saidMs: number;
  /** What presses before it, which waited, did instead of what was asked; mostly empty. */
  told: string;
  /** The newest last. They stay while another page of the app is shown. */
  steps: readonly UndoStep[];
  /** The last press, while the server does not have it. */
  waiting: WaitingPress | null;
  /** Whether the last press was refused, and nobody has seen that yet. */
  isRefused: boolean;
}

export const NOTHING: History = {
  message: '',
  saidMs: Number.NEGATIVE_INFINITY,
  told: '',
  steps: [],
  waiting: null,
  isRefused: false,
};

/** As many presses can be taken back, one after the other. */
const STEPS = 20;

/** Not below the tracker's key: these are no server data, and are never read again. */
export const historyKey = ['work-time-history'];

/** Says beside what the last press did what another one did instead of what was asked (OUT-8). */
export function tell(client: QueryClient, told: string): void {
  client.setQueryData<History>(historyKey, (history = NOTHING) => ({
    ...history,
    told: joined([history.told, told]),
  }));
}

export function joined(sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

export function withStep(steps: readonly UndoStep[], step: UndoStep): UndoStep[] {
  return [...steps, step].slice(-STEPS);
}

/** In the reverse order: the last is taken back first. */
export function inverseOf(performed: readonly Performed[]): Command[] {
  return performed.flatMap(({ undo }) => undo ?? []).reverse();
}

/** The steps before one that was taken back, which made new versions. */
export function renewSteps(
  steps: readonly UndoStep[],
  performed: readonly Performed[],
): UndoStep[] {
  const renewed = performed.flatMap((one): Renewed[] => one.renewed ?? []);
  return steps.map(({ message, how }) => ({
    message,
    how: 'later' in how ? how : renewVersions(how, renewed),
  }));
}

/** The same commands, after a later press was taken back, which made new versions. */
function renewVersions(
  commands: readonly Command[],
  renewed: readonly Renewed[],
): readonly Command[] {
  const versionOf: VersionOf = (id, version) =>
    renewed.find((one) => one.id === id && one.was === version)?.is ?? version;
  return commands.map((command) => kindOf(command).renew?.(command, versionOf) ?? command);
}
