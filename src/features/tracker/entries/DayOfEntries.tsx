import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import List from '@mui/material/List';
import { type ReactNode, useId } from 'react';
import { dayOfWeek, isListed } from '#domain/calendar/day-of-week.ts';
import { formatHours } from '#domain/work-time/format-hours.ts';
import { holidays } from '#lib/build-settings.ts';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { workTimeText } from '#work-time/words/text.ts';
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

/** A day and its sum, which opens and folds its entries (TRK-44). */
export function DayOfEntries(props: DayOfEntriesProps) {
  const { group, isOpen, onToggle, action, children } = props;
  const listId = useId();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', borderBottom: 1, borderColor: 'divider' }}>
        <Box component="h4" sx={{ flex: 1, m: 0, typography: 'body2' }}>
          <ButtonBase
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={onToggle}
            sx={{
              width: 1,
              minHeight: TOUCH_TARGET,
              justifyContent: 'start',
              typography: 'body2',
              color: 'text.secondary',
              whiteSpace: 'nowrap',
            }}
          >
            <ExpandMore
              fontSize="small"
              sx={{ mr: 0.5, transform: isOpen ? 'none' : 'rotate(-90deg)' }}
            />
            <span>
              {workTimeText.day(group.day, dayOfWeek(group.day, isListed(group.day, holidays)))}
            </span>{' '}
            <Box component="span" translate="no" sx={{ ml: { xs: 1.5, sm: 'auto' } }}>
              {formatHours(group.sumMs)}
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
