import CalendarViewWeek from '@mui/icons-material/CalendarViewWeek';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useNavigate } from 'react-router-dom';
import type { Day } from '#domain/calendar/day.ts';
import type { GroupChoice } from '#domain/work-time/group-choice.ts';
import { type ReportUnit, reportRange, reportUnits } from '#domain/work-time/report-range.ts';
import { addressOfCalendar, addressOfRange } from '#work-time/view-address.ts';
import { reportText } from './text.ts';

interface UnitButtonsProps {
  unit: ReportUnit | 'calendar';
  /** A day to which another unit goes. */
  day: Day;
  /** The week's: 1 for Monday to 7 for Sunday. */
  firstDay: number;
  choice: GroupChoice;
}

/** Chooses how many days are shown, or the calendar. */
export function UnitButtons({ unit, day, firstDay, choice }: UnitButtonsProps) {
  const navigate = useNavigate();
  const choose = (chosen: ReportUnit | 'calendar') => {
    const isCalendar = chosen === 'calendar';
    void navigate({
      search: isCalendar
        ? addressOfCalendar(day)
        : addressOfRange(reportRange(chosen, day, firstDay), choice),
    });
  };
  const shared = { py: 0, px: 1 };
  return (
    <ToggleButtonGroup
      exclusive
      value={unit}
      onChange={(_, chosen: ReportUnit | 'calendar' | null) => chosen && choose(chosen)}
      aria-label={reportText.unit}
    >
      {reportUnits.map((one) => (
        <ToggleButton key={one} value={one} sx={shared}>
          {reportText.units[one]}
        </ToggleButton>
      ))}
      <ToggleButton
        value="calendar"
        aria-label={reportText.calendar}
        title={reportText.calendar}
        sx={shared}
      >
        <CalendarViewWeek fontSize="small" />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
