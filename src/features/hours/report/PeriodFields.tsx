import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Day } from '#domain/calendar/day.ts';
import type { DaySpan } from '#domain/calendar/day-span.ts';
import { isPeriod } from '#domain/work-time/report-range.ts';
import { FormField } from '#ui/FormField.tsx';
import { reportText } from './text.ts';

interface PeriodFieldsProps {
  span: DaySpan;
  /** Called with a period that can be reported. */
  onChange: (span: DaySpan) => void;
}

/** The first and the last day of a period. */
export function PeriodFields({ span, onChange }: PeriodFieldsProps) {
  const [typed, setTyped] = useState(span);
  const isRight = isPeriod(typed);

  function change(part: Partial<DaySpan>): void {
    const next = { ...typed, ...part };
    setTyped(next);
    if (isPeriod(next)) onChange(next);
  }

  const field = (label: string, value: Day, part: keyof DaySpan, problem?: string) => (
    <FormField
      type="date"
      label={label}
      value={value}
      onChange={(event) => change({ [part]: event.target.value })}
      problem={isRight ? undefined : (problem ?? '')}
      sx={{ flex: '1 1 9rem', maxWidth: 200 }}
    />
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {field(reportText.from, typed.first, 'first')}
      {field(reportText.to, typed.last, 'last', reportText.periodProblem)}
    </Box>
  );
}
