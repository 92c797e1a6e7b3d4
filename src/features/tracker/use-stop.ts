import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { stopOf } from '#work-time/commands/kinds/stop.ts';
import { useCommands } from '#work-time/commands/use-commands.ts';
import { useNameOf } from '#work-time/use-shown-records.ts';
import { workTimeText } from '#work-time/words/text.ts';

/** Stops entries in one press, and says of which tasks. */
export function useStop(): (entries: readonly TrackedEntry[]) => void {
  const { press } = useCommands();
  const nameOf = useNameOf();
  return (entries) => {
    const stops = entries.map((entry) => stopOf(entry, nameOf(entry.recordId)));
    const names = new Set(stops.map(({ recordName }) => recordName));
    press(stops, workTimeText.stopped([...names].join(', ')));
  };
}
