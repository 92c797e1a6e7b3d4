import { CLOCK_NOISE_MS, type ClockReading, elapsedMs } from '#lib/time/clock-reading.ts';
import type { ServerClock } from '#lib/time/server-clock.ts';
import type { Command } from '../commands/command.ts';
import { localIdsIn } from './local-ids.ts';

/** Why a press will not succeed by itself. */
export type Refusal =
  | { kind: 'refused'; status: number }
  /** The response could not be read. */
  | { kind: 'unreadable' }
  /** It was sent so long ago that the server may have forgotten whether it counted. */
  | { kind: 'uncertain' };

/** One command as it is kept in the browser until the server has it. It never holds a token. */
export interface KeptPress {
  /** The order of presses. */
  seq: number;
  /** Made at the press, and never again: the server knows the press by it. */
  key: string;
  /** The user's uuid. */
  user: string;
  command: Command;
  /** Local ids for what it makes. */
  makes: { record?: number; entry?: number };
  /** The key of the command before it, of the same press: without that one it is not sent. */
  after: string | null;
  /** By the server's clock as this browser knew it then, in milliseconds since the epoch. */
  pressedMs: number;
  /** By this device's clocks, which tell it better later; a press of an older page has none. */
  pressed?: ClockReading;
  /** When it was sent first, by the same clock; `null` before. */
  sentMs: number | null;
  refusal: Refusal | null;
}

/** What is sent next: the oldest that does not depend on one that was refused. */
export function nextToSend(presses: readonly KeptPress[]): KeptPress | undefined {
  const held = dependentsOf(
    presses,
    presses.filter(({ refusal }) => refusal !== null),
  );
  return presses.find((press) => press.refusal === null && !held.includes(press));
}

/** The presses that cannot be sent without these, directly or through others; without themselves. */
export function dependentsOf(
  presses: readonly KeptPress[],
  roots: readonly KeptPress[],
): KeptPress[] {
  const keys = new Set(roots.map(({ key }) => key));
  const ids = new Set(roots.flatMap(({ makes }) => Object.values(makes)));
  const dependents: KeptPress[] = [];
  // In the order of presses: what a press depends on was made before it.
  for (const press of presses) {
    if (keys.has(press.key)) continue;
    const isHeld =
      (press.after !== null && keys.has(press.after)) ||
      [...localIdsIn(press.command)].some((id) => ids.has(id));
    if (!isHeld) continue;
    dependents.push(press);
    keys.add(press.key);
    for (const id of Object.values(press.makes)) ids.add(id);
  }
  return dependents;
}

/**
 * How long ago it was pressed, in whole milliseconds; `null` while that is not known, since the server
 * has not told its time after the device slept or its clock was set.
 */
export function pressAgeMs({ pressed, pressedMs }: KeptPress, clock: ServerClock): number | null {
  const ageMs = pressed ? elapsedMs(pressed, clock.read()) : clock.now() - pressedMs;
  return ageMs === null ? null : Math.max(0, Math.round(ageMs));
}

/**
 * The same presses, each at the moment that the clock now knows to be that of the press: after the
 * device slept and its clock was set, this may differ from what was thought at the press.
 */
export function retimed(presses: readonly KeptPress[], clock: ServerClock): KeptPress[] {
  return presses.map((press) => {
    const ageMs = press.pressed ? pressAgeMs(press, clock) : null;
    const pressedMs = ageMs === null ? press.pressedMs : clock.now() - ageMs;
    const isNoise = Math.abs(pressedMs - press.pressedMs) < CLOCK_NOISE_MS;
    return isNoise ? press : { ...press, pressedMs };
  });
}
