import EditOutlined from '@mui/icons-material/EditOutlined';
import PlayArrow from '@mui/icons-material/PlayArrow';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { styled, type Theme } from '@mui/material/styles';
import { useId } from 'react';
import { formatHours } from '#domain/work-time/format-hours.ts';
import { durationMs } from '#domain/work-time/interval.ts';
import { countedInterval } from '#domain/work-time/total.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { DENSE_ROW, LARGE_TEXT, NAMES_IN_LINE, TOUCH_TARGET } from '#theme/sizes.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { RecordName } from './RecordName.tsx';
import { useIsExact } from './sheets/use-sheet-settings.ts';
import { useNameOf } from './use-shown-records.ts';
import { momentText, timeSpanText } from './words/moment-text.ts';
import { workTimeText } from './words/text.ts';

interface EntryRowProps {
  entry: TrackedEntry;
  /** How long it lasts beside others, in milliseconds. */
  overlapMs: number | undefined;
  onEdit: () => void;
  /** Starts the same work again; absent in the dialog of a day. */
  onResume?: () => void;
}

const twoLines = ({ spacing }: Theme) => ({
  height: DENSE_ROW,
  alignContent: 'center',
  columnGap: spacing(1),
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"what sum actions" "when when actions"',
  '.when': { flexDirection: 'row', flexWrap: 'wrap' },
  '.actions': { marginRight: spacing(-1) },
});

/**
 * On a phone, and in a dialog with a larger text, two lines: the work, and quietly below it the time; their duration
 * stands right of both.
 */
const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minHeight: TOUCH_TARGET,
  columnGap: theme.spacing(2),
  ...theme.typography.body2,
  gridTemplateColumns: `minmax(0, 1fr) minmax(8rem, max-content) 3.5rem auto`,
  gridTemplateAreas: '"what when sum actions"',
  // Above the texts, and beside the actions: no control lies on another one.
  '.row': {
    position: 'relative',
    gridRow: '1 / -1',
    gridColumn: '1 / -2',
    placeSelf: 'stretch',
    borderRadius: theme.shape.borderRadius,
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  },
  // Holds the hidden pause within its cut line, and lets a press through to the button.
  '.what': {
    position: 'relative',
    gridArea: 'what',
    fontWeight: 600,
    pointerEvents: 'none',
    ...NAMES_IN_LINE,
  },
  '.note, .when': { color: theme.vars.palette.text.secondary },
  // Cut before the name is.
  '.note.note': {
    flexShrink: 1e6,
    marginLeft: theme.spacing(1),
    fontWeight: theme.typography.body2.fontWeight,
  },
  // The times stand below each other, whatever precedes them.
  '.when': { gridArea: 'when', display: 'flex', flexDirection: 'row-reverse', gap: '0 0.75rem' },
  '.when span': { whiteSpace: 'nowrap' },
  '.overlap': { color: theme.vars.palette.text.primary },
  '.sum': { gridArea: 'sum', textAlign: 'right' },
  '.actions': { gridArea: 'actions', display: 'flex', alignItems: 'center' },
  '.pencil': { opacity: 0, color: theme.vars.palette.text.secondary },
  '&:hover .pencil, &:has(.row:focus-visible) .pencil': { opacity: 1 },
  [theme.breakpoints.down('md')]: { '.pencil': { display: 'none' } },
  [theme.breakpoints.down('sm')]: twoLines(theme),
  '@container (max-width: 26rem)': twoLines(theme),
  [LARGE_TEXT]: {
    height: 'auto',
    paddingBlock: theme.spacing(0.5),
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"what actions" "when actions" "sum actions"',
    '.sum': { textAlign: 'left' },
  },
}));

/** An entry in a list, mostly a past one: the whole row is a button that opens it (TRK-33, TRK-44). */
export function EntryRow({ entry, overlapMs = 0, onEdit, onResume }: EntryRowProps) {
  const id = useId();
  const zone = useZone();
  const isExact = useIsExact();
  const nameOf = useNameOf();
  const { beginningMs, endingMs, note, recordId } = entry;
  const counted = endingMs === null ? null : countedInterval(entry, endingMs, isExact);
  const moment = momentText(beginningMs, zone);
  return (
    <Row>
      <ButtonBase
        className="row"
        aria-label={workTimeText.editEntry(nameOf(recordId), moment)}
        aria-describedby={id}
        onClick={onEdit}
      />
      <span className="what">
        <RecordName recordId={recordId} />
        {note !== '' && (
          <>
            <VisuallyHidden as="span">{workTimeText.pause}</VisuallyHidden>
            <bdi className="note" translate="no">
              {note}
            </bdi>
          </>
        )}
      </span>
      <span className="when" id={id}>
        <span>{timeSpanText(beginningMs, endingMs, zone)}</span>
        {overlapMs > 0 && (
          <span className="overlap">{workTimeText.overlap(formatHours(overlapMs))}</span>
        )}
      </span>
      <span className="sum" translate="no">
        {endingMs !== null && formatHours(counted ? durationMs(counted) : 0)}
      </span>
      <span className="actions">
        <EditOutlined aria-hidden className="pencil" fontSize="small" />
        {onResume && (
          <IconButton
            aria-label={workTimeText.resumeEntry(nameOf(recordId), moment)}
            onClick={onResume}
            sx={{ width: TOUCH_TARGET, height: TOUCH_TARGET, p: 0 }}
          >
            <PlayArrow sx={{ fontSize: 32, color: 'text.secondary' }} />
          </IconButton>
        )}
      </span>
    </Row>
  );
}
