import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatHours } from '#domain/work-time/format-hours.ts';
import { decimalHoursSetting, firstDaySetting } from '#features/tracker/data/hours-settings.ts';
import { useStore } from '#lib/use-store.ts';
import { uiText } from '#ui/text.ts';
import { hoursText } from '../text.ts';
import { formatDifference } from '../timesheet/sheet-columns.ts';
import { sheetHeading } from '../timesheet/sheet-heading.ts';
import type { SheetOfMonth } from '../timesheet/use-timesheet.ts';
import { rulesText } from './text.ts';

interface RulesDialogProps {
  sheet: SheetOfMonth;
  onClose: () => void;
}

/** How each number is computed, with those of the month that is shown (HRS-17). */
export function RulesDialog({ sheet, onClose }: RulesDialogProps) {
  const titleId = useId();
  const isDecimal = useStore(decimalHoursSetting);
  const firstDay = useStore(firstDaySetting);
  return (
    <Dialog open maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{rulesText.heading}</DialogTitle>
      {/* It is longer than most screens, and holds nothing else to go to. */}
      <DialogContent tabIndex={0}>
        <Typography>{rulesText.intro(sheetHeading(sheet))}</Typography>
        <Box component="dl" sx={{ m: 0, '& dt': { mt: 2, fontWeight: 600 }, '& dd': { m: 0 } }}>
          {rulesOf(sheet, isDecimal, firstDay).map(({ term, says, sums }) => (
            <Box key={term}>
              <dt>{term}</dt>
              <dd>{says.join('')}</dd>
              {sums.map((sum) => (
                <Box
                  key={sum}
                  component="dd"
                  sx={{ fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}
                >
                  {sum}
                </Box>
              ))}
            </Box>
          ))}
        </Box>
        <Typography sx={{ mt: 2 }}>{rulesText.advice}</Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {uiText.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface Rule {
  term: string;
  says: string[];
  /** The numbers of the month. */
  sums: string[];
}

function rulesOf(sheet: SheetOfMonth, isDecimal: boolean, firstDay: 1 | 6 | 7): Rule[] {
  const { settings, span } = sheet;
  const hours = (ms: number) => formatHours(ms, isDecimal ? 'decimal' : 'clock');
  const difference = formatDifference(sheet.differenceMs, isDecimal ? 'decimal' : 'clock');
  const [first, last] = [span.first, span.last].map((day) => day.replaceAll('-', '/'));
  const rest = settings.rest.map((weekday) => rulesText.weekdays[weekday - 1] ?? '').join('・');
  return [
    {
      term: rulesText.span.term,
      says: [rulesText.span.text(first ?? '', last ?? '', settings.boundary)],
      sums: [],
    },
    {
      term: rulesText.work.term,
      says: [
        rulesText.work.text,
        rulesText.work.cut(settings.rounding),
        ...(settings.breaks ? [rulesText.work.breaks] : []),
      ],
      sums: [
        rulesText.work.sum(sheet.workdays, hours(sheet.totalMs)),
        ...(settings.breaks ? [rulesText.work.taken(hours(sheet.autoBreakMs))] : []),
      ],
    },
    {
      term: rulesText.regular.term,
      says: [rulesText.regular.text],
      sums: [
        rulesText.regular.sum(hours(sheet.regularMs), hours(sheet.extraMs), hours(sheet.totalMs)),
      ],
    },
    {
      term: rulesText.difference.term,
      says: [rulesText.difference.text],
      sums: [
        rulesText.difference.sum(
          hours(sheet.totalMs),
          hours(sheet.paidMs),
          hours(sheet.scheduledMs),
          difference,
        ),
      ],
    },
    {
      term: rulesText.overtime.term,
      says: [rulesText.overtime.text, rulesText.overtime.week(hoursText.firstDays[firstDay])],
      sums: [
        rulesText.overtime.sum(
          hours(sheet.overDayMs),
          hours(sheet.overtimeMs - sheet.overDayMs),
          hours(sheet.overtimeMs),
        ),
      ],
    },
    {
      term: rulesText.night.term,
      says: [rulesText.night.text],
      sums: [rulesText.night.sum(hours(sheet.nightMs))],
    },
    {
      term: rulesText.rest.term,
      says: [rest === '' ? rulesText.rest.none : rulesText.rest.text(rest)],
      sums: [rulesText.rest.sum(hours(sheet.restMs))],
    },
    {
      term: rulesText.limits.term,
      says: [rulesText.limits.text],
      sums: [rulesText.limits.sum(hours(sheet.overtimeMs), hours(sheet.overtimeMs + sheet.restMs))],
    },
  ];
}
