import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Day } from '#domain/calendar/day.ts';
import { daysOf } from '#domain/calendar/day-span.ts';
import { ALL_RECORDS } from '#domain/work-time/group-choice.ts';
import { nextRange, type ReportRange, reportRange } from '#domain/work-time/report-range.ts';
import { useToday } from '#lib/time/use-today.ts';
import { useStore } from '#lib/use-store.ts';
import { lazyPart } from '#loading/lazy-part.tsx';
import { firstDaySetting } from '#work-time/data/hours-settings.ts';
import {
  addressOfCalendar,
  addressOfRange,
  calendarDayIn,
  groupChoiceIn,
  rangeIn,
} from '#work-time/view-address.ts';
import { DayDialog } from './DayDialog.tsx';
import { PeriodFields } from './report/PeriodFields.tsx';
import { ReportSheet } from './report/ReportSheet.tsx';
import { rangeText } from './report/range-text.ts';
import { reportText } from './report/text.ts';
import { UnitButtons } from './report/UnitButtons.tsx';
import { useReport } from './report/use-report.ts';
import { SheetBar } from './SheetBar.tsx';
import { SheetView } from './SheetView.tsx';
import { NothingYet } from './transfer/NothingYet.tsx';
import { useIsUnread } from './use-is-unread.ts';

const Week = lazyPart('week', async () => (await import('./week/Week.tsx')).Week);

const FindDialog = lazyPart('find', async () => (await import('./find/FindDialog.tsx')).FindDialog);

/** The sums of a day, week, month or period, as bars and in tables (HRS-5), or their calendar (HRS-21). */
export function Report() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const today = useToday();
  const firstDay = useStore(firstDaySetting);
  const range = rangeIn(query, today, firstDay);
  const calendarDay = calendarDayIn(query, today);
  const isNarrow = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'), {
    noSsr: true,
  });
  // The week is read in either case: its other days are there at once.
  const shownDay = isNarrow ? calendarDay : null;
  const { unit, first, last } = shownDay ? reportRange('day', shownDay, firstDay) : range;
  const days = useMemo(() => daysOf({ first, last }), [first, last]);
  const choice = calendarDay ? ALL_RECORDS : groupChoiceIn(query);
  const addressOf = (one: ReportRange) =>
    calendarDay ? addressOfCalendar(one.first) : addressOfRange(one, choice);
  const addressOfNext = (step: 1 | -1) => addressOf(nextRange({ unit, first, last }, step));
  const report = useReport(range, firstDay, choice);
  const { sums } = report;
  const isUnread = useIsUnread(sums);
  const [opened, setOpened] = useState<Day | null>(null);
  const [isFinding, setIsFinding] = useState(false);
  const isToday = first <= today && today <= last;
  const top = (
    <>
      <SheetBar
        heading={rangeText({ unit, first, last }, today.slice(0, 4))}
        present={reportText.present}
        toPrevious={addressOfNext(-1)}
        toNext={addressOfNext(1)}
        toPresent={addressOf(reportRange(unit, today, firstDay))}
        span={{ first, last }}
        onFind={() => setIsFinding(true)}
        canPrint={calendarDay ? null : sums !== undefined}
      >
        <UnitButtons
          unit={calendarDay ? 'calendar' : unit}
          // Stays near the days that are shown: today if that is one of them.
          day={isToday ? today : first}
          firstDay={firstDay}
          choice={choice}
        />
      </SheetBar>
      {unit === 'period' && (
        <PeriodFields
          key={`${range.first} ${range.last}`}
          span={range}
          onChange={(span) => setQuery(addressOfRange({ unit: 'period', ...span }, choice))}
        />
      )}
      {calendarDay && !report.isLoadingError && !isUnread && (
        <>
          {sums && <NothingYet />}
          <Week
            span={range}
            days={days}
            sums={sums?.days ?? []}
            onOpen={setOpened}
            onSwipe={(step) => isNarrow && navigate({ search: addressOfNext(step) })}
          />
        </>
      )}
    </>
  );

  return (
    <>
      <SheetView query={report} sheet={sums} top={top}>
        {calendarDay ? null : (shown) => <ReportSheet sums={shown} onOpen={setOpened} />}
      </SheetView>
      {isFinding && <FindDialog onClose={() => setIsFinding(false)} />}
      {opened && (
        <DayDialog day={opened} entries={report.entries} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
