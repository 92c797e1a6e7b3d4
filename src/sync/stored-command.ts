/** Commands as browsers keep them, and tabs tell each other of them, from 1.0.0 on. */
import { fieldsOf, isText, textOrNull } from '#lib/http/read.ts';
import type { AnyCommand, AnyKinds, NewIds } from './command.ts';
import { type QueuedCommand, undoneBy } from './queued-command.ts';

export interface StoredCommand extends Omit<QueuedCommand, 'newIds'> {
  makes: NewIds;
}

export function storedCommand({ newIds, ...row }: QueuedCommand): StoredCommand {
  return { ...row, makes: newIds };
}

/**
 * Reads a row that any version of the page may have written. One that this version cannot send keeps its place,
 * so that others wait for it; it is never written back.
 */
export function readCommand(kinds: AnyKinds, row: unknown): QueuedCommand {
  if (isStoredCommand(kinds, row)) {
    const { makes, ...others } = row;
    return { ...others, newIds: makes };
  }
  const { seq, key, command, makes, after, pressedMs } = fieldsOf(row);
  const ids = Object.entries(fieldsOf(makes)).filter(([, id]) => isText(id));
  return {
    seq: Number(seq),
    key: isText(key) ? key : `unreadable ${seq}`,
    user: '',
    // Its texts tell which rows it names.
    command: { kind: 'unreadable', was: command } as AnyCommand,
    newIds: Object.fromEntries(ids) as NewIds,
    after: textOrNull(after),
    pressedMs: isMoment(pressedMs) ? pressedMs : 0,
    state: { kind: 'unreadable' },
  };
}

function isStoredCommand(kinds: AnyKinds, row: unknown): row is StoredCommand {
  const { key, command, makes, after, pressedMs, state, restsUntilMs } = fieldsOf(row);
  return (
    isText(key) &&
    isMoment(pressedMs) &&
    (after === null || isText(after)) &&
    (restsUntilMs === undefined || isMoment(restsUntilMs)) &&
    Object.values(fieldsOf(makes)).every(isText) &&
    isState(state) &&
    isCommand(kinds, command)
  );
}

function isCommand(kinds: AnyKinds, command: unknown): boolean {
  const { kind, ...fields } = fieldsOf(command);
  if (!isText(kind)) return false;
  return undoneBy({ kind, ...fields }) !== undefined || kinds[kind]?.isReadable(fields) === true;
}

function isState(state: unknown): boolean {
  const { kind, sinceMs, status } = fieldsOf(state);
  if (kind === 'sending') return isMoment(sinceMs);
  if (kind === 'refused') return status === null || typeof status === 'number';
  return kind === 'queued' || kind === 'uncertain';
}

const isMoment = (value: unknown): value is number => Number.isFinite(value);
