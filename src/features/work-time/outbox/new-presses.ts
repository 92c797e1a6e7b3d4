import type { ServerClock } from '#lib/time/server-clock.ts';
import type { Command } from '../commands/command.ts';
import type { Performed } from '../commands/performed.ts';
import type { KeptPress } from './kept-press.ts';
import { type LocalIds, newLocalId } from './local-ids.ts';
import type { NewPress } from './press-database.ts';

/** What is kept of a press: one for each command, in their order. */
export function newPresses(commands: readonly Command[], clock: ServerClock): NewPress[] {
  const moment = { pressedMs: clock.now(), pressed: clock.read() };
  let after: string | null = null;
  return commands.map((command) => {
    const key = newKey();
    const press = { key, command, makes: makesOf(command), after, ...moment };
    after = key;
    return { ...press, sentMs: null, refusal: null };
  });
}

/** `crypto.randomUUID` is missing over plain http. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function makesOf(command: Command): KeptPress['makes'] {
  switch (command.kind) {
    case 'add':
      return { record: newLocalId() };
    case 'start':
    case 'create-entry':
      return { entry: newLocalId() };
    case 'switch':
      return {
        entry: newLocalId(),
        ...(command.target.name !== undefined && { record: newLocalId() }),
      };
    default:
      return {};
  }
}

export type MadeKind = keyof KeptPress['makes'];
export type MadeIds = Record<MadeKind, LocalIds>;

export const NOTHING_MADE: MadeIds = { record: new Map(), entry: new Map() };

/** The server's ids of what a press made. */
export function idsOf(
  { makes }: KeptPress,
  { made }: Performed,
  kinds: readonly MadeKind[] = ['record', 'entry'],
): LocalIds {
  const ids = new Map<number, number>();
  for (const kind of kinds) {
    const local = makes[kind];
    const id = made[kind];
    if (local !== undefined && id !== undefined) ids.set(local, id);
  }
  return ids;
}

/** The same with the server's ids of what a press made. */
export function withMade(ids: MadeIds, press: KeptPress, performed: Performed): MadeIds {
  return {
    record: new Map([...ids.record, ...idsOf(press, performed, ['record'])]),
    entry: new Map([...ids.entry, ...idsOf(press, performed, ['entry'])]),
  };
}
