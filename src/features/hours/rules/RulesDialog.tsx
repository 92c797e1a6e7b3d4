import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HoursFormat } from '#domain/work-time/format-hours.ts';
import { useStore } from '#lib/use-store.ts';
import { HeadedDialog } from '#ui/HeadedDialog.tsx';
import { firstDaySetting } from '#work-time/data/hours-settings.ts';
import { settingsText } from '../settings/text.ts';
import { hoursText } from '../text.ts';
import { formatDifference } from '../timesheet/sheet-columns.ts';
import { sheetHeading } from '../timesheet/sheet-heading.ts';
import type { SheetOfMonth } from '../timesheet/use-timesheet.ts';
import { useHours } from '../use-hours.ts';
import { rulesText } from './text.ts';

interface RulesDialogProps {
  sheet: SheetOfMonth;
  onClose: () => void;
}

/** The rules by which each number is computed, with the numbers of the month that is shown (HRS-17). */
export function RulesDialog({ sheet, onClose }: RulesDialogProps) {
  const hours = useHours();
  const weekBegins = hoursText.firstDays[useStore(firstDaySetting)];
  return (
    <HeadedDialog maxWidth="sm" heading={rulesText.heading} isText onClose={onClose}>
      <Typography>{rulesText.intro(sheetHeading(sheet))}</Typography>
      <Box component="dl" sx={{ m: 0, '& dt': { mt: 2, fontWeight: 600 }, '& dd': { m: 0 } }}>
        {rulesOf(sheet, hours, weekBegins).map(({ term, text, sums }) => (
          <Box key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
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
    </HeadedDialog>
  );
}

interface Rule {
  term: string;
  text: string;
  /** The numbers of the month. */
  sums: string[];
}

function rulesOf(sheet: SheetOfMonth, hours: HoursFormat, weekBegins: string): Rule[] {
  const { settings, owedFrom: from } = sheet;
  const { span, shifts, work, regular, difference, overtime, night, rest, limits } = rulesText;
  const total = hours(sheet.totalMs);
  const counted = sheet.weeks.flatMap(({ days }) => days).filter(({ isCounted }) => isCounted);
  const toDate = (amount: 'totalMs' | 'paidMs' | 'scheduledMs') =>
    counted.reduce((sum, day) => sum + day[amount], 0);
  const restDays = settings.rest.map((day) => settingsText.weekdays[day - 1]).join('・');
  return [
    { term: span.term, text: span.text(sheet.span), sums: [] },
    {
      term: shifts.term,
      text:
        (settings.split ? shifts.split(settings.boundary) : shifts.text) +
        shifts.boundary(settings.boundary),
      sums: [],
    },
    {
      term: work.term,
      text: work.text + work.cut(settings.rounding) + (settings.breaks ? work.breaks : ''),
      sums: [
        work.sum(sheet.workdays, total),
        ...(settings.breaks ? [work.taken(hours(sheet.autoBreakMs))] : []),
      ],
    },
    { ...regular, sums: [regular.sum(hours(sheet.regularMs), hours(sheet.extraMs), total)] },
    {
      term: difference.term,
      text: difference.text + (from && from > sheet.span.first ? difference.from(from) : ''),
      sums: [
        difference.sum(
          hours(toDate('totalMs')),
          hours(toDate('paidMs')),
          hours(toDate('scheduledMs')),
          formatDifference(sheet.differenceMs, hours),
        ),
      ],
    },
    {
      term: overtime.term,
      text: overtime.text + overtime.week(weekBegins),
      sums: [
        overtime.sum(
          hours(sheet.overDayMs),
          hours(sheet.overtimeMs - sheet.overDayMs),
          hours(sheet.overtimeMs),
        ),
      ],
    },
    { ...night, sums: [night.sum(hours(sheet.nightMs))] },
    {
      term: rest.term,
      text: restDays === '' ? rest.none : rest.text(restDays),
      sums: [rest.sum(hours(sheet.restMs))],
    },
    {
      ...limits,
      sums: [limits.sum(hours(sheet.overtimeMs), hours(sheet.overtimeMs + sheet.restMs))],
    },
  ];
}
