import type { ReactNode } from 'react';
import { Import } from '#features/hours/transfer/Import.tsx';
import { ImportButton } from '#features/hours/transfer/ImportButton.tsx';
import { Transfer } from '#features/hours/transfer/Transfer.tsx';
import { transferText } from '#features/hours/transfer/text.ts';
import { PlainTracker } from '#features/tracker/PlainTracker.tsx';
import { Tracker } from '#features/tracker/Tracker.tsx';
import { lazyPart } from '#loading/lazy-part.tsx';
import { useExtensions } from '#session/use-extensions.ts';

const Report = lazyPart('hours', async () => (await import('#features/hours/Report.tsx')).Report);
const Timesheet = lazyPart(
  'hours',
  async () => (await import('#features/hours/Timesheet.tsx')).Timesheet,
);

/** Values that stay the same: the tracker is not drawn again for them. */
const sheets = { report: Report, timesheet: Timesheet };
const importButton = <ImportButton label={transferText.fromElsewhere} />;
const transfer = <Transfer />;

interface TrackerPageProps {
  /** Shown instead of the tracker if its first load fails (TRK-7). */
  fallback: (message: string, retry: () => void) => ReactNode;
}

/** The tracker of the signed-in user, with its parts of the hours. */
export function TrackerPage({ fallback }: TrackerPageProps) {
  const isExtended = useExtensions();
  if (!isExtended) return <PlainTracker fallback={fallback} />;
  return (
    <>
      <Tracker
        sheets={sheets}
        importButton={importButton}
        transfer={transfer}
        fallback={fallback}
      />
      <Import />
    </>
  );
}
