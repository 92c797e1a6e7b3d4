import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { groundOf } from '#domain/work-time/record-color.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { ONE_LINE } from '#theme/sizes.ts';
import type { SwitchTarget } from '#work-time/commands/kinds/switch.ts';
import { useRecordColor, useShownRecords } from '#work-time/use-shown-records.ts';
import { recentRecords } from './recent-records.ts';
import { stripText } from './text.ts';

interface RecentChipsProps {
  entries: readonly TrackedEntry[];
  onPress: (target: SwitchTarget) => void;
}

/** On a phone one line that can be moved sideways; the space around is that of a ring of focus. */
const Chips = styled(List)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  padding: 4,
  marginInline: -4,
  // A percentage in the button alone would leave the room of the whole name.
  li: { minWidth: 0, maxWidth: '15rem' },
  button: {
    maxWidth: '100%',
    borderRadius: 99,
    borderWidth: 2,
    color: theme.vars.palette.text.primary,
  },
  bdi: ONE_LINE,
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    li: { flexShrink: 0, maxWidth: 'min(15rem, 75%)' },
  },
}));

/**
 * The names used last, one press each, in their colours; a running one is filled (TRK-28, TRK-43). Where
 * there are none yet, examples.
 */
export function RecentChips({ entries, onPress }: RecentChipsProps) {
  const records = useShownRecords();
  const colorOf = useRecordColor();
  const recent = recentRecords(records);
  if (recent.length === 0 && records.length > 0) return null;
  const running = new Set(
    entries.filter(({ endingMs }) => endingMs === null).map(({ recordId }) => recordId),
  );
  const chips = recent.map(({ id, name }) => ({
    name,
    target: { record: id },
    color: colorOf(id),
    isRunning: running.has(id),
  }));
  const examples = stripText.examples.map((name) => ({
    name,
    target: { name },
    color: null,
    isRunning: false,
  }));
  return (
    <Chips aria-label={stripText.recent}>
      {(records.length > 0 ? chips : examples).map(({ name, target, color, isRunning }) => (
        <Box component="li" key={'record' in target ? target.record : name}>
          <Button
            aria-pressed={isRunning}
            onClick={() => onPress(target)}
            sx={
              color === null
                ? null
                : {
                    '&, &[aria-pressed="true"]': { borderColor: color },
                    // Where colours are forced, the theme fills pressed buttons.
                    '@media (forced-colors: none)': {
                      '&[aria-pressed="true"]': { backgroundColor: groundOf(color) },
                    },
                  }
            }
          >
            <bdi dir="ltr" translate="no">
              {isRunning ? name : stripText.chip(name)}
            </bdi>
          </Button>
        </Box>
      ))}
    </Chips>
  );
}
