import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { memo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Day } from '#domain/calendar/day.ts';
import { type ReportUnit, reportRange, reportUnits } from '#domain/work-time/report-range.ts';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { addressOfRange } from '../view-address.ts';
import { reportText } from './text.ts';

interface UnitButtonsProps {
  unit: ReportUnit;
  /** What is shown of another unit. */
  day: Day;
  /** The week's: 1 for Monday to 7 for Sunday. */
  firstDay: number;
}

/** How many days are shown. */
export const UnitButtons = memo(function UnitButtons({ unit, day, firstDay }: UnitButtonsProps) {
  const navigate = useNavigate();
  const choose = (chosen: ReportUnit | null) =>
    chosen && navigate({ search: addressOfRange(reportRange(chosen, day, firstDay)) });
  return (
    <ToggleButtonGroup
      exclusive
      value={unit}
      onChange={(_, chosen: ReportUnit | null) => choose(chosen)}
      aria-label={reportText.unit}
    >
      {reportUnits.map((one) => (
        <ToggleButton key={one} value={one} sx={{ minWidth: 52, minHeight: TOUCH_TARGET, py: 0 }}>
          {reportText.units[one]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
});
