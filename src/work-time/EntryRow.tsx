import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { formatHours } from '#domain/work-time/format-hours.ts';
import { durationMs } from '#domain/work-time/interval.ts';
import { countedInterval } from '#domain/work-time/total.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { DENSE_ROW, LARGE_TEXT, ONE_LINE } from '#theme/sizes.ts';
import { RecordName } from './RecordName.tsx';
import { useIsExact } from './sheets/use-sheet-settings.ts';
import { timeSpanText } from './words/moment-text.ts';
import { workTimeText } from './words/text.ts';

interface EntryRowProps {
  entry: TrackedEntry;
  onEdit: () => void;
  /** Starts the same work again; absent in the dialog of a day. */
  onResume?: () => void;
}

/**
 * On a phone two lines: the work and its duration, and quietly below them the time and the buttons. The
 * buttons are larger than their line: a thumb finds them.
 */
const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  ...theme.typography.body2,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(8rem, max-content) 3.5rem auto',
  gridTemplateAreas: '"what when sum actions"',
  '.what': { gridArea: 'what', fontWeight: 600, ...ONE_LINE },
  '.note, .when': { color: theme.vars.palette.text.secondary },
  '.note': { marginLeft: theme.spacing(1), fontWeight: theme.typography.body2.fontWeight },
  '.when': { gridArea: 'when', whiteSpace: 'nowrap' },
  '.sum': { gridArea: 'sum', textAlign: 'right' },
  '.actions': { gridArea: 'actions', display: 'flex' },
  [theme.breakpoints.down('sm')]: {
    height: DENSE_ROW,
    alignContent: 'center',
    columnGap: theme.spacing(1),
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: '1.375rem 1.375rem',
    gridTemplateAreas: '"what sum" "when actions"',
    '.actions': { height: '1.375rem', alignItems: 'center', marginRight: theme.spacing(-1) },
    '.actions .MuiButton-root': { fontWeight: 400 },
  },
  [LARGE_TEXT]: {
    height: 'auto',
    paddingBlock: theme.spacing(0.5),
    gridTemplateRows: 'none',
    gridTemplateAreas: '"what what" "when sum" "actions actions"',
    '.actions': { height: 'auto', marginLeft: theme.spacing(-1) },
  },
}));

/** An entry in a list, mostly a past one (TRK-33, TRK-44). */
export function EntryRow({ entry, onEdit, onResume }: EntryRowProps) {
  const id = useId();
  const zone = useZone();
  const isExact = useIsExact();
  const { beginningMs, endingMs, note, recordId } = entry;
  const counted = endingMs === null ? null : countedInterval(entry, endingMs, isExact);
  return (
    <Row>
      <span className="what">
        <RecordName recordId={recordId} />
        {note !== '' && (
          <bdi className="note" translate="no">
            {note}
          </bdi>
        )}
      </span>
      <span className="when" id={id}>
        {timeSpanText(beginningMs, endingMs, zone)}
      </span>
      <span className="sum" translate="no">
        {endingMs !== null && formatHours(counted ? durationMs(counted) : 0)}
      </span>
      <span className="actions">
        <Button variant="text" aria-describedby={id} onClick={onEdit}>
          {workTimeText.edit}
        </Button>
        {onResume && (
          <Button variant="text" aria-describedby={id} onClick={onResume}>
            {workTimeText.resume}
          </Button>
        )}
      </span>
    </Row>
  );
}
