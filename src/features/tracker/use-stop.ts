import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { nameOf } from '#domain/work-time/work-record.ts';
import { stopOf } from './commands/kinds/stop.ts';
import { useCommands } from './commands/use-commands.ts';
import { useShownRecords } from './use-shown-records.ts';
import { workTimeText } from './words/text.ts';

/** Stops entries in one press, and says of which tasks. */
export function useStop(): (entries: readonly TrackedEntry[]) => void {
  const { press } = useCommands();
  const records = useShownRecords();
  return (entries) => {
    const stops = entries.map((entry) => stopOf(entry, nameOf(records, entry.recordId)));
    const names = new Set(stops.map(({ recordName }) => recordName));
    press(stops, workTimeText.stopped([...names].join(', ')));
  };
}
