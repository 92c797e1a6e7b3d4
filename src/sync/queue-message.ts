/** The messages between tabs: one of 1.0.0 may be open beside this one, so their fields keep its names. */
import type { NewIds, Settled } from './command.ts';
import type { KeptMessage } from './notice-press.ts';
import type { Done } from './queue-state.ts';
import { type StoredCommand, storedCommand } from './stored-command.ts';

export type QueueMessage = { kind: 'changed' } | { kind: 'settled'; done: ToldDone } | KeptMessage;

/** A command that the server has. */
interface ToldDone extends Omit<Done, 'row' | 'settled'> {
  row: StoredCommand;
  settled: Omit<Settled, 'serverIds' | 'notice'> & { made?: NewIds; told?: string };
}

export function settledMessage({ row, settled, ...done }: Done): QueueMessage {
  const { serverIds: made, notice: told, ...others } = settled;
  return {
    kind: 'settled',
    done: { ...done, row: storedCommand(row), settled: { ...others, made, told } },
  };
}

export function readDone({ row: { makes, ...row }, settled, ...done }: ToldDone): Done {
  const { made, told, ...others } = settled;
  return {
    ...done,
    row: { ...row, newIds: makes },
    settled: { ...others, serverIds: made, notice: told },
  };
}
