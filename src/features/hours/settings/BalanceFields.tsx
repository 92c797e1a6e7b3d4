import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useState } from 'react';
import type { SheetSettings } from '#contract/timesheet.ts';
import { MINUTE_MS } from '#domain/time-units.ts';
import { formatHours } from '#domain/work-time/format-hours.ts';
import { readDuration } from '#domain/work-time/read-duration.ts';
import { isCarried, isLeaveDays, isSheetDay } from '#domain/work-time/read-sheet.ts';
import { FormField } from '#ui/FormField.tsx';
import { settingsText } from './text.ts';

/** A text that is wrong is `NaN`, or no date. */
type BalanceSettings = Pick<SheetSettings, 'start' | 'carried' | 'leave'>;

interface BalanceFieldsProps {
  settings: BalanceSettings;
  onChange: (change: BalanceSettings) => void;
}

/** True if nothing of the balance is set, or all that is set is right. */
export function isBalanceRight({ start, carried, leave }: BalanceSettings): boolean {
  return (
    (start === undefined || isSheetDay(start)) &&
    (carried === undefined || isCarried(carried)) &&
    (leave === undefined || (isLeaveDays(leave.days) && isSheetDay(leave.date)))
  );
}

/** From when the balance counts and from which one, and the paid leave that is left (HRS-34). */
export function BalanceFields({ settings, onChange }: BalanceFieldsProps) {
  const { start, carried, leave } = settings;
  const text = settingsText.balance;
  const [typedCarried, setTypedCarried] = useState(
    carried === undefined ? '' : signedHours(carried),
  );
  const [typedDays, setTypedDays] = useState(leave ? String(leave.days) : '');

  function changeLeave(typed: string, date: string): void {
    const days = typed.trim() === '' ? Number.NaN : Number(typed.normalize('NFKC'));
    onChange({ leave: typed.trim() === '' && date === '' ? undefined : { days, date } });
  }

  const date = (label: string, value: string | undefined, set: (day: string) => void) => (
    <FormField
      type="date"
      label={label}
      value={value ?? ''}
      problem={dayProblem(value)}
      onChange={({ target }) => set(target.value)}
      sx={fieldWidth}
    />
  );
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {date(text.start, start, (day) => onChange({ start: day === '' ? undefined : day }))}
        <FormField
          label={text.carried}
          placeholder={text.carriedExample}
          autoComplete="off"
          value={typedCarried}
          problem={carried === undefined || isCarried(carried) ? undefined : text.carriedProblem}
          onChange={({ target }) => {
            setTypedCarried(target.value);
            onChange({ carried: readSigned(target.value) });
          }}
          sx={fieldWidth}
        />
        <FormField
          label={text.leave}
          placeholder={text.leaveExample}
          autoComplete="off"
          value={typedDays}
          problem={leave === undefined || isLeaveDays(leave.days) ? undefined : text.leaveProblem}
          onChange={({ target }) => {
            setTypedDays(target.value);
            changeLeave(target.value, leave?.date ?? '');
          }}
          sx={fieldWidth}
        />
        {date(text.leaveDate, leave?.date, (day) => changeLeave(typedDays, day))}
      </Box>
      <FormHelperText>{text.hint}</FormHelperText>
      <FormHelperText>{text.changed}</FormHelperText>
    </Box>
  );
}

function dayProblem(day: string | undefined): string | undefined {
  if (day === undefined || isSheetDay(day)) return undefined;
  return day === '' ? settingsText.balance.noDay : settingsText.balance.dayProblem;
}

const fieldWidth = { flex: '1 1 9rem' } as const;

/** Reads `12:30`, `+12.5` or `−3:15` as minutes; an empty text is none. @returns `NaN` for anything else */
function readSigned(typed: string): number | undefined {
  const plain = typed.normalize('NFKC').trim();
  if (plain === '') return undefined;
  const [, sign = '', length = ''] = /^([+\-−]?)(.*)$/.exec(plain) ?? [];
  const ms = readDuration(length, 'hours');
  const minutes = ms === null ? Number.NaN : Math.round(ms / MINUTE_MS);
  return sign === '' || sign === '+' ? minutes : -minutes;
}

function signedHours(minutes: number): string {
  return `${minutes < 0 ? '−' : ''}${formatHours(Math.abs(minutes) * MINUTE_MS)}`;
}
