import { type StartChoice, startOptions } from '#domain/work-time/start-options.ts';
import type { EntryTimes } from '#domain/work-time/total.ts';
import { readTypedMoment } from '../entries/entry-values.ts';

/** The beginning of the next entry: as chosen, or as typed into a native field, in the zone of that time. */
export type StartMoment =
  | { choice: StartChoice }
  | { choice: 'exact'; typed: string; zone: string };

export const NOW: StartMoment = { choice: 'now' };

/** `now` is the server's to know. Milliseconds since the epoch. */
export type ResolvedStart =
  | { kind: 'now' }
  | { kind: 'moment'; epochMs: number }
  /** The text of a problem, to be shown at the field. */
  | { kind: 'problem'; problem: string };

/** @param nowMs milliseconds since the epoch */
export function startMs(
  moment: StartMoment,
  entries: readonly EntryTimes[],
  nowMs: number,
): ResolvedStart {
  if (moment.choice === 'now') return { kind: 'now' };
  if (moment.choice !== 'exact') {
    const { choice } = moment;
    const option = startOptions(entries, Math.floor(nowMs)).find((one) => one.choice === choice);
    // It became impossible after it was chosen: something was started elsewhere.
    if (!option || option.isDisabled || option.beginMs === null) return { kind: 'now' };
    return { kind: 'moment', epochMs: option.beginMs };
  }
  const read = readTypedMoment(moment.typed, moment.zone, nowMs);
  return 'problem' in read ? { kind: 'problem', ...read } : { kind: 'moment', ...read };
}
