import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { Pages } from '#ui/Pages.tsx';
import { pageOf } from '#ui/page-of.ts';
import { addButtonId, recordButtonId } from '../focus-target.ts';
import { workTimeText } from '../text.ts';
import type { Tracker } from '../use-tracker.ts';

interface RecordButtonsProps {
  /** Undefined during the first load. */
  records: WorkRecord[] | undefined;
  tracker: Tracker;
}

/** The records in pages, starting with the newest page (TRK-1). */
export function RecordButtons({ records, tracker }: RecordButtonsProps) {
  const [chosenPage, setChosenPage] = useState<number | null>(null);
  const { items, page, pages } = pageOf(records ?? [], chosenPage);

  function add(): void {
    setChosenPage(null);
    tracker.run({ kind: 'add' });
  }

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Button
        id={addButtonId}
        disabled={tracker.busy || !records}
        onClick={add}
        sx={{ justifySelf: 'start' }}
      >
        {workTimeText.add}
      </Button>
      <Box
        component="ul"
        aria-label={workTimeText.records}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
      >
        {items.map(({ id, name }) => (
          <Box component="li" key={id} sx={{ minWidth: 0 }}>
            <Button
              id={recordButtonId(id)}
              aria-pressed={id === tracker.selectedId}
              disabled={tracker.busy}
              onClick={() => tracker.select(id)}
            >
              <bdi>{workTimeText.recordButton(id, name)}</bdi>
            </Button>
          </Box>
        ))}
      </Box>
      {records?.length === 0 && <Typography variant="body2">{workTimeText.noRecords}</Typography>}
      <Pages label={workTimeText.pages} page={page} pages={pages} onChange={setChosenPage} />
    </Box>
  );
}
