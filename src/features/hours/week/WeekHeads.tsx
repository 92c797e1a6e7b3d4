import type { Day } from '#domain/calendar/day.ts';
import { dayKind } from '#domain/calendar/day-of-week.ts';
import type { DaySum } from '#domain/work-time/sums.ts';
import { holidayName } from '#lib/time/holidays.ts';
import { dayText } from '../day-text.ts';
import { hoursText } from '../text.ts';
import { useHours } from '../use-hours.ts';
import { weekText } from './text.ts';
import type { WeekDay } from './week-days.ts';

interface WeekHeadsProps {
  days: readonly WeekDay[];
  sums: readonly DaySum[];
  /** The id of a day's date. */
  idOf: (day: Day) => string;
  onOpen: (day: Day) => void;
}

/** The days with their sums and targets, holidays and marks. */
export function WeekHeads(props: WeekHeadsProps) {
  const { days, sums, idOf, onOpen } = props;
  const hours = useHours();
  return (
    <div className="heads">
      <div />
      {days.map(({ day, mark, targetMs }) => {
        const holiday = holidayName(day);
        const totalMs = sums.find((sum) => sum.day === day)?.totalMs ?? 0;
        const total = hours(totalMs);
        const notes = [holiday ?? [], mark ? hoursText.marks[mark] : []].flat();
        return (
          <div key={day} className="head" data-day={dayKind(day, holiday !== null)}>
            <button
              type="button"
              id={idOf(day)}
              className="day"
              title={[hoursText.sheetRow.open, ...notes].join(' ')}
              onClick={() => onOpen(day)}
            >
              {dayText(day)}
            </button>
            <p>
              <span translate="no">
                {targetMs > 0 && weekText.sumOf(total, hours(targetMs))}
                {targetMs <= 0 && totalMs > 0 && total}
              </span>
              {notes.length > 0 && <span className="day">{notes.join(' ')}</span>}
            </p>
          </div>
        );
      })}
    </div>
  );
}
