import { useIsFetching } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sessionText } from '#session/text.ts';
import { useIsBusy } from '#sync/use-presses.ts';
import { Panel, type PanelProps } from '#ui/Panel.tsx';
import { useRecords } from '#work-time/commands/use-records.ts';
import type { TrackerState } from '#work-time/commands/use-tracker.ts';
import { recordsQuery } from '#work-time/data/queries.ts';
import { ShownRecords, useWithColors } from '#work-time/use-shown-records.ts';
import { workTimeText } from '#work-time/words/text.ts';
import { DoneDialog } from './records/DoneDialog.tsx';

export interface TrackerPanelProps extends Omit<PanelProps, 'heading' | 'busy'> {
  tracker: TrackerState;
  /** Shown instead of the panel if the first load of the records fails (TRK-7). */
  fallback: (message: string, retry: () => void) => ReactNode;
}

/** The panel of the records, with the dialog that confirms each action. */
export function TrackerPanel({ tracker, fallback, children, ...look }: TrackerPanelProps) {
  const records = useRecords();
  const shown = useWithColors(records.data);
  if (records.hasFailed) {
    return fallback(sessionText.callFailed(records.error), () => records.refetch());
  }
  return (
    <ShownRecords value={shown}>
      <BusyPanel {...look} heading={workTimeText.heading}>
        {children}
        <DoneDialog tracker={tracker} />
      </BusyPanel>
    </ShownRecords>
  );
}

/** Shows that it is busy, without drawing its content again. */
function BusyPanel(props: PanelProps) {
  const isReading = useIsFetching({ queryKey: recordsQuery.queryKey, exact: true }) > 0;
  const isBusy = useIsBusy();
  return <Panel {...props} busy={isReading || isBusy} />;
}
