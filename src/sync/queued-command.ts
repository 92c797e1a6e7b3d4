import { newUuid } from '#lib/new-uuid.ts';
import type { Makes } from '#features/work-time/commands/command.ts';
import { type Command, kindOf } from '#features/work-time/commands/kinds.ts';

/** Takes back a press that may be on its way; when it is there, its inverse stands here instead. */
export interface Undo {
  kind: 'undo';
  /** The key of that press. */
  of: string;
}

export type PressState =
  | { kind: 'queued' }
  /** Sent at least once, first at this moment by the server's clock: the server may have it. */
  | { kind: 'sending'; sinceMs: number }
  /** It will not succeed by itself; without a status the response could not be read. */
  | { kind: 'refused'; status: number | null }
  /** It was sent so long ago that the server may have forgotten whether it counted. */
  | { kind: 'uncertain' };

/** One command as it is stored in the browser until the server has it. It never holds a token. */
export interface Press {
  /** The order of presses. */
  seq: number;
  /** Made at the press, and never again: the server knows the press by it. */
  key: string;
  /** The user's uuid. */
  user: string;
  command: Command | Undo;
  makes: Makes;
  /** The key of the command before it, of the same press: without that one it is not sent. */
  after: string | null;
  /** By the server's clock as this browser knew it then, in milliseconds since the epoch. */
  pressedMs: number;
  state: PressState;
}

export type NewPress = Omit<Press, 'seq' | 'user'>;

/**
 * The stored form of a press: one for each command, in their order, also by their times.
 *
 * @param pressedMs of the first one
 */
export function newPresses(commands: readonly Press['command'][], pressedMs: number): NewPress[] {
  let after: string | null = null;
  return commands.map((command, place) => {
    const press = { key: newUuid(), command, makes: makesOf(command), after };
    after = press.key;
    return { ...press, pressedMs: pressedMs + place, state: { kind: 'queued' } };
  });
}

/** Ids for what it makes. */
export function makesOf(command: Press['command']): Makes {
  const nouns = command.kind === 'undo' ? [] : (kindOf(command).makes?.(command) ?? []);
  return Object.fromEntries(nouns.map((noun) => [noun, newUuid()]));
}

export function isRefused({ state }: Pick<Press, 'state'>): boolean {
  return state.kind === 'refused' || state.kind === 'uncertain';
}

/** What is sent next: the oldest that does not depend on one that was refused. */
export function nextToSend<Stored extends Press>(presses: readonly Stored[]): Stored | undefined {
  const held = dependentsOf(presses, presses.filter(isRefused));
  return presses.find((press) => !isRefused(press) && !held.includes(press));
}

/** The presses that cannot be sent without these, directly or through others; without themselves. */
export function dependentsOf<Stored extends Press>(
  presses: readonly Stored[],
  roots: readonly Press[],
): Stored[] {
  const keys = new Set(roots.map(({ key }) => key));
  const ids = new Set(roots.flatMap(({ makes }) => Object.values(makes)));
  const dependents: Stored[] = [];
  // In the order of presses: what a press depends on was made before it.
  for (const press of presses) {
    if (keys.has(press.key)) continue;
    const { command, after, makes } = press;
    const isHeld =
      (after !== null && keys.has(after)) ||
      (command.kind === 'undo' && keys.has(command.of)) ||
      textsIn(command).some((text) => ids.has(text));
    if (!isHeld) continue;
    dependents.push(press);
    keys.add(press.key);
    for (const id of Object.values(makes)) ids.add(id);
  }
  return dependents;
}

/** All texts in a command; among them are the ids that it names. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
