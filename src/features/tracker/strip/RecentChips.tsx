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

/** Examples are offered until there are so many tasks. */
const FEW = 3;

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
  span: { whiteSpace: 'pre' },
  bdi: ONE_LINE,
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    li: { flexShrink: 0, maxWidth: 'min(15rem, 75%)' },
  },
}));

/**
 * The names used last, one press each, in their colours; a running one is filled (TRK-28, TRK-43). As long as
 * there are few tasks, examples go along (TRK-58).
 */
export function RecentChips({ entries, onPress }: RecentChipsProps) {
  const records = useShownRecords();
  const colorOf = useRecordColor();
  const recent = recentRecords(records);
  const running = new Set(
    entries.filter(({ endingMs }) => endingMs === null).map(({ recordId }) => recordId),
  );
  const used = recent.map(({ id, name }) => ({
    name,
    target: { record: id },
    color: colorOf(id),
    isRunning: running.has(id),
  }));
  const examples = stripText.examples
    .filter((name) => records.length < FEW && records.every((record) => record.name !== name))
    .map((name) => ({ name, target: { name }, color: null, isRunning: false }));
  const chips = [...used, ...examples];
  if (chips.length === 0) return null;
  return (
    <Chips aria-label={stripText.recent}>
      {chips.map(({ name, target, color, isRunning }) => (
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
            {!isRunning && <span>{stripText.chip('')}</span>}
            <bdi translate="no">{name}</bdi>
          </Button>
        </Box>
      ))}
    </Chips>
  );
}
