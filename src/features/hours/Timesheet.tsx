import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { useSheetSettings } from '#features/tracker/commands/use-sheet-settings.ts';
import type { Edit } from '#features/tracker/entries/edited.ts';
import { QueryFailure } from '#features/tracker/QueryFailure.tsx';
import { DelayedProgress } from '#ui/DelayedProgress.tsx';
import { MonthView } from './MonthView.tsx';

interface TimesheetProps {
  records: readonly WorkRecord[];
  onEdit: Edit;
}

/** A month as a table of all its days, once it is known how it is made (HRS-6, HRS-12). */
export function Timesheet(props: TimesheetProps) {
  const { known, settings, ...query } = useSheetSettings();
  if (known && settings) return <MonthView {...props} known={known} settings={settings} />;
  return (
    <>
      <DelayedProgress visible={query.isFetching} />
      <QueryFailure query={query} />
    </>
  );
}
