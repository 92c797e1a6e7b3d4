import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatHours } from '#domain/work-time/format-hours.ts';
import { useStore } from '#lib/use-store.ts';
import { uiText } from '#ui/text.ts';
import { workTimeText } from '../../text.ts';
import { decimalHoursSetting, firstDaySetting } from '../../views/hours-settings.ts';
import { formatDifference } from '../../views/sheet-columns.ts';
import { sheetHeading } from '../sheet-heading.ts';
import type { SheetOfMonth } from '../use-timesheet.ts';
import { rulesText } from './text.ts';

interface RulesDialogProps {
  sheet: SheetOfMonth;
  onClose: () => void;
}

/** How each number is computed, with those of the month that is shown (HRS-17). */
export function RulesDialog({ sheet, onClose }: RulesDialogProps) {
  const titleId = useId();
  const text = rulesText;
  const isDecimal = useStore(decimalHoursSetting);
  const firstDay = useStore(firstDaySetting);
  return (
    <Dialog open maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text.heading}</DialogTitle>
      {/* It is longer than most screens, and holds nothing else to go to. */}
      <DialogContent tabIndex={0}>
        <Typography>{text.intro(sheetHeading(sheet))}</Typography>
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
        <Typography sx={{ mt: 2 }}>{text.advice}</Typography>
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
  const text = rulesText;
  const hours = (ms: number) => formatHours(ms, isDecimal ? 'decimal' : 'clock');
  const difference = formatDifference(sheet.differenceMs, isDecimal ? 'decimal' : 'clock');
  const [first, last] = [span.first, span.last].map((day) => day.replaceAll('-', '/'));
  const rest = settings.rest.map((weekday) => text.weekdays[weekday - 1] ?? '').join('・');
  return [
    {
      term: text.span.term,
      says: [text.span.text(first ?? '', last ?? '', settings.boundary)],
      sums: [],
    },
    {
      term: text.work.term,
      says: [
        text.work.text,
        ...(settings.rounding > 0 ? [text.work.rounded(settings.rounding)] : []),
        ...(settings.breaks ? [text.work.breaks] : []),
      ],
      sums: [
        text.work.sum(sheet.workdays, hours(sheet.totalMs)),
        ...(settings.breaks ? [text.work.taken(hours(sheet.autoBreakMs))] : []),
      ],
    },
    {
      term: text.regular.term,
      says: [text.regular.text],
      sums: [text.regular.sum(hours(sheet.regularMs), hours(sheet.extraMs), hours(sheet.totalMs))],
    },
    {
      term: text.difference.term,
      says: [text.difference.text],
      sums: [
        text.difference.sum(
          hours(sheet.totalMs),
          hours(sheet.paidMs),
          hours(sheet.scheduledMs),
          difference,
        ),
      ],
    },
    {
      term: text.overtime.term,
      says: [text.overtime.text, text.overtime.week(workTimeText.views.firstDays[firstDay])],
      sums: [
        text.overtime.sum(
          hours(sheet.overDayMs),
          hours(sheet.overtimeMs - sheet.overDayMs),
          hours(sheet.overtimeMs),
        ),
      ],
    },
    {
      term: text.night.term,
      says: [text.night.text],
      sums: [text.night.sum(hours(sheet.nightMs))],
    },
    {
      term: text.rest.term,
      says: [rest === '' ? text.rest.none : text.rest.text(rest)],
      sums: [text.rest.sum(hours(sheet.restMs))],
    },
    {
      term: text.limits.term,
      says: [text.limits.text],
      sums: [text.limits.sum(hours(sheet.overtimeMs), hours(sheet.overtimeMs + sheet.restMs))],
    },
  ];
}
