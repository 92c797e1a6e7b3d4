import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, startTransition, useCallback, useState } from 'react';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { lazyPart } from '#loading/lazy-part.tsx';
import { sessionText } from '#session/text.ts';
import { useExtensions } from '#session/use-extensions.ts';
import { LeftOutRows } from '#ui/LeftOutRows.tsx';
import { Panel, type PanelProps } from '#ui/Panel.tsx';
import { useIsBusy } from '#work-time/commands/use-commands.ts';
import { useLeftOutRows, useRecords } from '#work-time/commands/use-records.ts';
import { useTracker } from '#work-time/commands/use-tracker.ts';
import { showCopy } from '#work-time/data/cached-copy.ts';
import { recordsQuery } from '#work-time/data/queries.ts';
import type { Edited } from '#work-time/edited.ts';
import { EditEntry } from '#work-time/use-edit.ts';
import { ShownRecords, useWithColors } from '#work-time/use-shown-records.ts';
import type { ViewName } from '#work-time/view-address.ts';
import { workTimeText } from '#work-time/words/text.ts';
import { TrackerBar } from './bar/TrackerBar.tsx';
import { PastEntries } from './entries/PastEntries.tsx';
import { pastHeadingId } from './focus-target.ts';
import { DoneDialog } from './records/DoneDialog.tsx';
import { RecordButtons } from './records/RecordButtons.tsx';
import { RecordDetail } from './records/RecordDetail.tsx';
import { Rescue } from './rescue/Rescue.tsx';
import { Shortcuts } from './shortcuts/Shortcuts.tsx';
import { Strip } from './strip/Strip.tsx';
import { TrackerTools } from './TrackerTools.tsx';
import { unsentText } from './unsent/text.ts';
import { UnsentPresses } from './unsent/UnsentPresses.tsx';
import { useView } from './views/use-view.ts';
import { ViewPanel } from './views/ViewPanel.tsx';
import { ViewTabs } from './views/ViewTabs.tsx';

/** The one dialog of entries, from wherever on the tracker it is opened. */
const EntryDialog = lazyPart(
  'entry',
  async () => (await import('./entries/EntryDialog.tsx')).EntryDialog,
);

interface TrackerProps {
  /** The views that count the hours of entries. */
  sheets: Readonly<Record<Exclude<ViewName, 'tracking'>, ComponentType>>;
  /** Shown where there is nothing yet. */
  importButton: ReactNode;
  /** The buttons for files. */
  transfer: ReactNode;
  /** Shown instead of the tracker if its first load fails (TRK-7). */
  fallback: (message: string, retry: () => void) => ReactNode;
}

/** The tracker of the signed-in user. */
export function Tracker({ sheets, importButton, transfer, fallback }: TrackerProps) {
  const view = useView();
  const client = useQueryClient();
  useState(() => showCopy(client));
  const records = useRecords();
  const shown = useWithColors(records.data);
  const tracker = useTracker();
  const isExtended = useExtensions();
  const [edited, setEdited] = useState<Edited | null>(null);
  // A transition: the dialog has many fields, and the press is shown before they are.
  const edit = useCallback((next: Edited) => startTransition(() => setEdited(next)), []);
  const leftOut = useLeftOutRows(tracker.selectedId);
  // A record may have been deleted in another tab; then nothing is selected.
  const selected = shown.records.find(({ id }) => id === tracker.selectedId);
  const [listedId, setListedId] = useState<string | null>(null);
  const listed = shown.records.find(({ id }) => id === listedId);
  const list = useCallback((record: WorkRecord | null) => {
    setListedId(record?.id ?? null);
    const heading = document.getElementById(pastHeadingId);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const Sheet = view === 'tracking' ? null : sheets[view];
  const showAll = useCallback(() => list(null), [list]);

  if (records.hasFailed) {
    return fallback(sessionText.callFailed(records.error), () => records.refetch());
  }
  return (
    <ShownRecords value={shown}>
      <TrackerPanel
        heading={workTimeText.heading}
        // The first tab says it.
        hiddenHeading={isExtended}
        flat={isExtended}
        // Reserved space: showing it shifts nothing.
        action={
          <Typography variant="body2" role="status">
            {records.isCopy && unsentText.copy}
          </Typography>
        }
      >
        {isExtended && (
          <ViewTabs view={view}>
            <UnsentPresses />
          </ViewTabs>
        )}
        <EditEntry value={edit}>
          <ViewPanel view={isExtended ? view : null}>
            {isExtended && <Strip isShort={view !== 'tracking'} importButton={importButton} />}
            {Sheet === null ? (
              <Box sx={{ display: 'grid', gap: 2 }}>
                {isExtended && (
                  <PastEntries record={listed} importButton={importButton} onShowAll={showAll} />
                )}
                <RecordButtons records={records.data} tracker={tracker}>
                  {(selected || !isExtended) && (
                    <RecordDetail
                      // The focus goes with the choice, so that it can be led to what was done.
                      key={selected ? 'chosen' : 'none'}
                      record={selected}
                      actions={tracker.actions}
                      onList={list}
                    />
                  )}
                </RecordButtons>
                {isExtended && <TrackerTools transfer={transfer} />}
                <LeftOutRows count={leftOut} />
              </Box>
            ) : (
              <Sheet />
            )}
          </ViewPanel>
        </EditEntry>
        {isExtended && (
          <>
            <Rescue />
            <Shortcuts />
            <TrackerBar />
          </>
        )}
        {edited && <EntryDialog edited={edited} onClose={() => setEdited(null)} />}
        <DoneDialog tracker={tracker} />
      </TrackerPanel>
    </ShownRecords>
  );
}

/** Shows that it is busy; what it holds is not drawn again for that. */
function TrackerPanel(props: PanelProps) {
  const isReading = useIsFetching({ queryKey: recordsQuery.queryKey, exact: true }) > 0;
  const isBusy = useIsBusy();
  return <Panel {...props} busy={isReading || isBusy} />;
}
