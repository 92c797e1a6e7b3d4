import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { sheetDayOf } from '#domain/work-time/sheet-settings.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { useStore } from '#lib/use-store.ts';
import { TEXT_EDGE, TOUCH_TARGET } from '#theme/sizes.ts';
import { uiText } from '#ui/text.ts';
import { shiftsToldSetting } from '#work-time/data/hours-settings.ts';
import { timesheetText } from './text.ts';
import type { SheetOfMonth } from './use-timesheet.ts';

interface ShiftsNoticeProps {
  sheet: SheetOfMonth;
  onRules: () => void;
}

/** The first day with shifts: a sheet that ended before may have been handed in with other numbers. */
const SHIFTS_SINCE = '2026-11-27';

/**
 * Says that a sheet of the past has other numbers since a shift over midnight is one day's work (HRS-36). It goes for
 * good, from all sheets of this browser, once it was closed or its rules were opened.
 */
export function ShiftsNotice({ sheet, onRules }: ShiftsNoticeProps) {
  const isTold = useStore(shiftsToldSetting);
  const zone = useZone();
  const { weeks, settings, span, today } = sheet;
  const isPast = span.last < SHIFTS_SINCE && span.last < today;
  const days = isPast && !isTold ? weeks.flatMap((week) => week.days) : [];
  const isChanged = days.some(
    ({ day, endMs }) => endMs !== null && sheetDayOf(endMs - 1, settings, zone) > day,
  );
  if (!isChanged) return null;
  const close = () => shiftsToldSetting.set(true);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', '@media print': { display: 'none' } }}>
      <Button
        variant="text"
        onClick={() => {
          close();
          onRules();
        }}
        // Two lines on a phone, as high as one press: the days begin high.
        sx={{ ml: TEXT_EDGE, py: 0, minHeight: TOUCH_TARGET, textAlign: 'left', lineHeight: 1.4 }}
      >
        {timesheetText.shiftsChanged}
      </Button>
      <IconButton
        aria-label={uiText.close}
        onClick={close}
        sx={{ width: TOUCH_TARGET, height: TOUCH_TARGET, ml: 'auto' }}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}
