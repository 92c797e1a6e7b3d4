import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { hourMoments } from '#domain/calendar/day.ts';
import type { ReportRange } from '#domain/work-time/report-range.ts';
import { serverClock } from '#lib/time/server-clock.ts';
import { useToday } from '#lib/time/use-today.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { useEdit } from '#work-time/use-edit.ts';
import { useShownRecords } from '#work-time/use-shown-records.ts';
import { workTimeText } from '#work-time/words/text.ts';
import { ImportButton } from '../transfer/ImportButton.tsx';
import { transferText } from '../transfer/text.ts';
import { reportText } from './text.ts';

/** The hour at which an entry begins that is added to a day without any. */
const FIRST_HOUR = 9;

/** A range without entries, and the next step: an entry, or for a new account the import. */
export function NothingRecorded({ range: { first, last } }: { range: ReportRange }) {
  const edit = useEdit();
  const today = useToday();
  const zone = useZone();
  const isNew = useShownRecords().length === 0;
  const day = first <= today && today <= last ? today : first;

  function add(): void {
    const [beginMs = 0] = hourMoments([day], zone, FIRST_HOUR);
    edit({ entry: null, proposal: { beginMs: Math.min(beginMs, Math.floor(serverClock.now())) } });
  }

  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {reportText.none}
      </Typography>
      {isNew && <ImportButton label={transferText.fromElsewhere} />}
      {!isNew && day <= today && (
        <Button variant="text" startIcon={<Add />} onClick={add}>
          {workTimeText.addEntry}
        </Button>
      )}
    </>
  );
}
