import Archive from '@mui/icons-material/ArchiveOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode, useId, useState } from 'react';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { useExtensions } from '#session/use-extensions.ts';
import { Pages } from '#ui/Pages.tsx';
import { pageOf } from '#ui/page-of.ts';
import type { TrackerState } from '#work-time/commands/use-tracker.ts';
import { RecordDot } from '#work-time/RecordDot.tsx';
import { workTimeText } from '#work-time/words/text.ts';
import { addButtonId, recordButtonId } from '../focus-target.ts';
import { recordsText } from './text.ts';

interface RecordButtonsProps {
  /** Undefined during the first load. */
  records: readonly WorkRecord[] | undefined;
  tracker: TrackerState;
  /** The details of the selected one. */
  children: ReactNode;
}

/** The records in pages, starting with the newest page (TRK-1); the archived ones apart (TRK-26). */
export const RecordButtons = memo(function RecordButtons(props: RecordButtonsProps) {
  const { records, tracker, children } = props;
  const headingId = useId();
  const [chosenPage, setChosenPage] = useState<number | null>(null);
  const [showsArchive, setShowsArchive] = useState(false);
  const archived = records?.filter(({ isArchived }) => isArchived) ?? [];
  const present = records?.filter(({ isArchived }) => !isArchived);
  const { items, page, pages } = pageOf(present ?? [], chosenPage);

  function add(): void {
    setChosenPage(null);
    tracker.actions.press({ kind: 'add' });
  }

  return (
    <Box component="section" aria-labelledby={headingId} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h3" id={headingId} sx={{ mr: 'auto' }}>
          {recordsText.records}
        </Typography>
        <Button id={addButtonId} disabled={tracker.actions.isBlocked} onClick={add}>
          {recordsText.add}
        </Button>
        {archived.length > 0 && (
          <Button
            variant="text"
            aria-pressed={showsArchive}
            onClick={() => setShowsArchive(!showsArchive)}
          >
            {recordsText.archive.show}
          </Button>
        )}
      </Box>
      <ButtonList label={recordsText.records} records={items} tracker={tracker} />
      <Pages label={recordsText.pages} page={page} pages={pages} onChange={setChosenPage} />
      {showsArchive && archived.length > 0 && (
        <ButtonList label={recordsText.archive.records} records={archived} tracker={tracker} />
      )}
      {children}
    </Box>
  );
});

interface ButtonListProps {
  label: string;
  records: readonly WorkRecord[];
  tracker: TrackerState;
}

function ButtonList({ label, records, tracker }: ButtonListProps) {
  const isExtended = useExtensions();
  return (
    <List aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {records.map(({ id, number, name, isArchived }) => (
        <Box component="li" key={id} sx={{ minWidth: 0 }}>
          <Button
            id={recordButtonId(id)}
            aria-pressed={id === tracker.selectedId}
            disabled={tracker.actions.isBlocked}
            startIcon={isArchived ? <Archive /> : undefined}
            onClick={() => tracker.actions.select(id)}
          >
            {isExtended && <RecordDot recordId={id} />}
            {/* Between phrases, the number of a long name would stand alone. */}
            <Box component="bdi" dir="ltr" translate="no" sx={{ wordBreak: 'normal' }}>
              {workTimeText.recordButton(number, name)}
            </Box>
          </Button>
        </Box>
      ))}
    </List>
  );
}
