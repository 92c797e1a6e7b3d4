import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type DaySpan, NO_DAYS } from '#domain/calendar/day-span.ts';
import { type Month, monthOf, spanOfMonth } from '#domain/calendar/month.ts';
import { daysOfBalance } from '#domain/work-time/balance.ts';
import { owedFrom } from '#domain/work-time/owed-from.ts';
import { sheetDayOf } from '#domain/work-time/sheet-settings.ts';
import { daysToRead } from '#domain/work-time/timesheet.ts';
import { reachability } from '#lib/http/reachability.ts';
import { browserZone } from '#lib/time/browser-zone.ts';
import { clock } from '#lib/time/clock.ts';
import { loadChunk } from '#loading/load-chunk.ts';
import { giveFile } from '#notices/files.tsx';
import { clearError, notifyError } from '#notices/notify.ts';
import { sessionText } from '#session/text.ts';
import { currentQueueState } from '#sync/use-queue-state.ts';
import { shownEntries } from '#work-time/commands/shown.ts';
import { countedUntil } from '#work-time/commands/use-span-entries.ts';
import { firstDaySetting } from '#work-time/data/hours-settings.ts';
import { shiftsQuery } from '#work-time/data/queries.ts';
import { daySumsQuery, daysQuery, settingsQuery } from '#work-time/sheets/sheet-queries.ts';
import { shownDays, shownSettings } from '#work-time/sheets/shown-sheet.ts';
import { settingsOf } from '#work-time/sheets/use-sheet-settings.ts';
import { useShownRecords } from '#work-time/use-shown-records.ts';
import { dailyCsv, detailedCsv } from './csv-file.ts';
import type { ExportData } from './export-data.ts';
import { exportText } from './text.ts';

export type ExportKind = 'excel' | 'daily' | 'detailed';

const writers: Record<ExportKind, (data: ExportData) => Blob | Promise<Blob>> = {
  daily: dailyCsv,
  detailed: detailedCsv,
  excel: async (data) =>
    (await loadChunk('excel', () => import('./excel-file.ts'))).excelFile(data),
};

interface Exported {
  span: DaySpan;
  /** The month of the sheet; none for any other days. */
  month?: Month | undefined;
}

/** Saves the days that are shown as a file (HRS-8). Those that are still loaded are waited for. */
export function useExport({ span, month }: Exported) {
  const records = useShownRecords();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (kind: ExportKind) => {
      const zone = browserZone.get();
      const firstDay = firstDaySetting.get();
      const known = await client.fetchQuery(settingsQuery);
      const settings = settingsOf(shownSettings(known, currentQueueState()));
      const before = month ? daysOfBalance(span, settings) : null;
      const [read, days] = await Promise.all([
        client.fetchQuery(
          shiftsQuery(daysToRead(span, settings, firstDay), settings.boundary, zone),
        ),
        client.fetchQuery(daysQuery(span)),
      ]);
      const sumsOf = (of: DaySpan) =>
        client.fetchQuery(daySumsQuery(of, zone, known.revision)).catch(() => null);
      const first = settings.start ? undefined : (await sumsOf(NO_DAYS))?.first;
      const sums = before && (await sumsOf(before));
      const entries = shownEntries(read, records, currentQueueState());
      const today = sheetDayOf(clock.now().serverMs, settings, zone);
      const file = await writers[kind]({
        ...{ span, month, settings, firstDay, records, zone, entries, today },
        notes: shownDays(days, currentQueueState()),
        nowMs: countedUntil(clock.now().serverMs),
        owedFrom: owedFrom({ settings, first, entries, zone }),
        // Without a network a file has no balance, as the screen has none (HRS-34).
        sums: reachability.get() === 'silent' ? null : sums,
      });
      await giveFile(fileName(kind, span, month), file);
    },
    onMutate: clearError,
    onError: (error) => notifyError(sessionText.callFailed(error)),
  });
}

/** A whole month by its name, anything else by its ends. */
function fileName(kind: ExportKind, { first, last }: DaySpan, sheetMonth?: Month): string {
  const { sheets } = exportText;
  const month = sheetMonth ?? monthOf(first);
  const whole = spanOfMonth(month);
  const isMonth = sheetMonth !== undefined || (first === whole.first && last === whole.last);
  const days = first === last ? first : `${first}_${last}`;
  const name = kind === 'detailed' ? sheets.detailed : sheets.daily;
  return exportText.fileName(name, isMonth ? month : days, kind === 'excel' ? 'xlsx' : 'csv');
}
