import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Day } from '#domain/calendar/day.ts';
import type { HoursStyle } from '#domain/work-time/format-hours.ts';
import { rowSums } from '#domain/work-time/report-rows.ts';
import type { DaySum, Sum } from '#domain/work-time/sums.ts';
import type { Column } from './columns.ts';
import { RowTable } from './RowTable.tsx';
import { reportText } from './text.ts';

interface DaysProps {
  days: readonly DaySum[];
  columns: readonly Column[];
  whole: Sum;
  style: HoursStyle;
  holidays: readonly string[];
  onOpen: (day: Day) => void;
}

/** The days of a period that is shown by week or month, once they are asked for: they are many. */
export function Days({ days, ...shown }: DaysProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="text"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ justifySelf: 'start', '@media print': { display: 'none' } }}
      >
        <span key={isOpen ? 'hide' : 'show'}>
          {isOpen ? reportText.hideDays : reportText.showDays}
        </span>
      </Button>
      {isOpen && (
        // The first day of the week changes nothing about days.
        <RowTable grain="day" rows={rowSums(days, 'day', 1)} {...shown} />
      )}
    </>
  );
}
