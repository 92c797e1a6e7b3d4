import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Interval } from '#domain/work-time/interval.ts';
import { canSplit } from '#domain/work-time/split.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { ApiError } from '#lib/http/api-error.ts';
import { SplitDialog } from './SplitDialog.tsx';
import { entriesText } from './text.ts';

interface SplitButtonProps {
  entry: TrackedEntry;
  /** As long as it lasts; up to now while it runs. */
  interval: Interval;
  zone: string;
  isDisabled: boolean;
  onDone: () => void;
  /** @returns whether it has been shown */
  onFailure: (error: ApiError) => boolean;
}

/** Asks where to split an entry; absent for one that is too short (TRK-50). */
export function SplitButton(props: SplitButtonProps) {
  const { entry, interval, zone, isDisabled, onDone, onFailure } = props;
  /** The entry as long as it lasted when it was pressed. */
  const [splitting, setSplitting] = useState<Interval | null>(null);
  if (!canSplit(interval)) return null;
  return (
    <>
      <Button variant="text" disabled={isDisabled} onClick={() => setSplitting(interval)}>
        {entriesText.split}
      </Button>
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
