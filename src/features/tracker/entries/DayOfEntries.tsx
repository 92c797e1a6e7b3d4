import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import List from '@mui/material/List';
import { type ReactNode, useId } from 'react';
import { dayOfWeek } from '#domain/calendar/day-of-week.ts';
import { formatHours } from '#domain/work-time/format-hours.ts';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { useIsHoliday } from '#work-time/use-holidays.ts';
import { workTimeText } from '#work-time/words/text.ts';
import { DayStripe } from './DayStripe.tsx';
import type { DayGroup } from './day-groups.ts';

interface DayOfEntriesProps {
  group: DayGroup;
  isOpen: boolean;
  onToggle: () => void;
  /** Beside it. */
  action: ReactNode;
  /** Its rows. */
  children: ReactNode;
}

/** A day, its picture and its sum, which opens and folds its entries (TRK-44, TRK-49). */
export function DayOfEntries(props: DayOfEntriesProps) {
  const { group, isOpen, onToggle, action, children } = props;
  const listId = useId();
  const isHoliday = useIsHoliday();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', borderBottom: 1, borderColor: 'divider' }}>
        <Box component="h4" sx={{ flex: 1, m: 0, typography: 'body2' }}>
          <ButtonBase
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={onToggle}
            sx={{
              display: 'grid',
              // On a phone the picture stands below: a button may stand beside the day.
              gridTemplateColumns: { xs: 'auto auto 1fr', sm: 'auto 1fr auto auto' },
              gridTemplateAreas: {
                xs: '"fold day sum" "fold bar bar"',
                sm: '"fold day bar sum"',
              },
              justifyItems: 'start',
              alignContent: 'center',
              alignItems: 'center',
              columnGap: 1.5,
              width: 1,
              minHeight: TOUCH_TARGET,
              typography: 'body2',
              color: 'text.secondary',
              whiteSpace: 'nowrap',
            }}
          >
            <ExpandMore
              fontSize="small"
              sx={{ gridArea: 'fold', mr: -1, transform: isOpen ? 'none' : 'rotate(-90deg)' }}
            />
            <Box component="span" sx={{ gridArea: 'day' }}>
              {workTimeText.day(group.day, dayOfWeek(group.day, isHoliday(group.day)))}
            </Box>{' '}
            <Box
              component="span"
              translate="no"
              sx={{ gridArea: 'sum', minWidth: { sm: '2.5rem' }, textAlign: 'right' }}
            >
              {formatHours(group.sumMs)}
            </Box>
            <Box component="span" sx={{ gridArea: 'bar' }}>
              <DayStripe bar={group.bar} />
            </Box>
          </ButtonBase>
        </Box>
        {action}
      </Box>
      <List id={listId} hidden={!isOpen}>
        {isOpen && children}
      </List>
    </>
  );
}
