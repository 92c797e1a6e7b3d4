import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, startTransition, useCallback, useState } from 'react';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { lazyPart } from '#loading/lazy-part.tsx';
import { LeftOutRows } from '#ui/LeftOutRows.tsx';
import { useIsMounted } from '#ui/use-is-mounted.ts';
import { showCopy } from '#work-time/cached-copy.ts';
import { useLeftOutRows, useRecords } from '#work-time/commands/use-records.ts';
import { useTracker } from '#work-time/commands/use-tracker.ts';
import type { Edited } from '#work-time/edited.ts';
import { EntryEditor } from '#work-time/use-edit.ts';
import type { ViewName } from '#work-time/view-address.ts';
import { TrackerBar } from './bar/TrackerBar.tsx';
import { PastEntries } from './entries/PastEntries.tsx';
import { pastHeadingId } from './focus-target.ts';
import { RecordButtons } from './records/RecordButtons.tsx';
import { RecordDetail } from './records/RecordDetail.tsx';
import { Rescue } from './rescue/Rescue.tsx';
import { Shortcuts } from './shortcuts/Shortcuts.tsx';
import { Strip } from './strip/Strip.tsx';
import { TrackerPanel, type TrackerPanelProps } from './TrackerPanel.tsx';
import { TrackerTools } from './TrackerTools.tsx';
import { UnsentPresses } from './unsent/UnsentPresses.tsx';
import { OfflineNotice } from './views/OfflineNotice.tsx';
import { useView } from './views/use-view.ts';
import { ViewPanel } from './views/ViewPanel.tsx';
import { ViewTabs } from './views/ViewTabs.tsx';
import { ZoneQuestion } from './ZoneQuestion.tsx';

/** The dialog of entries, from wherever on the tracker it is opened. */
const EntryDialog = lazyPart(
  'entry',
  async () => (await import('./entries/EntryDialog.tsx')).EntryDialog,
);

interface TrackerProps extends Pick<TrackerPanelProps, 'fallback'> {
  /** The views that count the hours of entries. */
  sheets: Readonly<Record<Exclude<ViewName, 'tracking'>, ComponentType>>;
  /** Shown where there is nothing yet. */
  importButton: ReactNode;
  /** The buttons for files. */
  transfer: ReactNode;
}

/** The tracker of the signed-in user, on our own server. */
export function Tracker({ sheets, importButton, transfer, fallback }: TrackerProps) {
  const view = useView();
  const client = useQueryClient();
  useState(() => showCopy(client));
  const { data: records } = useRecords();
  const tracker = useTracker();
  const [edited, setEdited] = useState<readonly Edited[]>([]);
  const isMounted = useIsMounted();
  const edit = useCallback(
    (next: Edited) => {
      // A refusal may come while another entry is edited, whose dialog stays.
      const withNext = (open: readonly Edited[]) => (next.conflict ? [...open, next] : [next]);
      // A transition: the dialog has many fields, and the press is shown before they are.
      startTransition(() => setEdited(withNext));
      return isMounted();
    },
    [isMounted],
  );
  const leftOut = useLeftOutRows(tracker.selectedId);
  // A record may have been deleted in another tab; then nothing is selected.
  const selected = records?.find(({ id }) => id === tracker.selectedId);
  const [listedId, setListedId] = useState<string | null>(null);
  const listed = records?.find(({ id }) => id === listedId);
  const list = useCallback((record: WorkRecord | null) => {
    setListedId(record?.id ?? null);
    const heading = document.getElementById(pastHeadingId);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const Sheet = view === 'tracking' ? null : sheets[view];
  const showAll = useCallback(() => list(null), [list]);

  return (
    <TrackerPanel
      tracker={tracker}
      fallback={fallback}
      // The first tab says it.
      headingSeen="never"
      padding="none"
    >
      <ViewTabs view={view}>
        <OfflineNotice />
        <UnsentPresses />
      </ViewTabs>
      <ZoneQuestion />
      <EntryEditor value={edit}>
        <ViewPanel view={view}>
          <Strip isShort={view !== 'tracking'} importButton={importButton} />
          {Sheet === null ? (
            <Box sx={{ display: 'grid', gap: 2 }}>
              <PastEntries record={listed} importButton={importButton} onShowAll={showAll} />
              <RecordButtons records={records} tracker={tracker}>
                {selected && (
                  <RecordDetail record={selected} actions={tracker.actions} onList={list} />
                )}
              </RecordButtons>
              <TrackerTools transfer={transfer} />
              <LeftOutRows count={leftOut} />
            </Box>
          ) : (
            <Sheet />
          )}
        </ViewPanel>
      </EntryEditor>
      <Rescue />
      <Shortcuts />
      <TrackerBar />
      {edited.map((one) => (
        <EntryDialog
          key={`${one.entry?.id} ${one.conflict?.current.version}`}
          edited={one}
          // What was saved is done a moment later, when another one may be open.
          onClose={() => setEdited((open) => open.filter((other) => other !== one))}
        />
      ))}
    </TrackerPanel>
  );
}
