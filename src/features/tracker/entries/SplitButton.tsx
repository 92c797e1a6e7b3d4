import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Interval } from '#domain/work-time/interval.ts';
import { canSplit } from '#domain/work-time/split.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { ApiError } from '#lib/http/api-error.ts';
import { Hint } from '#ui/Hint.tsx';
import { SplitDialog } from './SplitDialog.tsx';
import { entriesText } from './text.ts';

interface SplitButtonProps {
  entry: TrackedEntry;
  /** As long as it lasts; up to now while it runs. */
  interval: Interval;
  zone: string;
  isDisabled: boolean;
  /** True while the dialog has changes: a press only says that they come first. */
  isUnsaved: boolean;
  onDone: () => void;
  /** @returns whether it has been shown */
  onFailure: (error: ApiError) => boolean;
}

/** Asks where to split an entry; absent for one that is too short (TRK-50). */
export function SplitButton(props: SplitButtonProps) {
  const { entry, interval, zone, isDisabled, isUnsaved, onDone, onFailure } = props;
  /** The entry as long as it lasted when it was pressed. */
  const [splitting, setSplitting] = useState<Interval | null>(null);
  const [asksToSave, setAsksToSave] = useState(false);
  if (!canSplit(interval)) return null;
  return (
    <>
      <Button
        variant="text"
        disabled={isDisabled}
        aria-disabled={isUnsaved || undefined}
        onClick={() => (isUnsaved ? setAsksToSave(true) : setSplitting(interval))}
        sx={{ alignSelf: 'center', ml: 1 }}
      >
        {entriesText.split}
      </Button>
      <Hint role="status" sx={{ gridColumn: '1 / -1', mb: 1, '&:empty': { display: 'none' } }}>
        {isUnsaved && asksToSave && entriesText.splitUnsaved}
      </Hint>
      {splitting && (
        <SplitDialog
          entry={entry}
          interval={splitting}
          zone={zone}
          onClose={() => setSplitting(null)}
          onDone={onDone}
          onFailure={(error) => {
            setSplitting(null);
            return onFailure(error);
          }}
        />
      )}
    </>
  );
}
