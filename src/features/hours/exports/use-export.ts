import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DaySpan } from '#domain/calendar/day-span.ts';
import { type Month, monthOf, spanOfMonth } from '#domain/calendar/month.ts';
import { sheetDayOf } from '#domain/work-time/sheet-settings.ts';
import { daysToRead } from '#domain/work-time/timesheet.ts';
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
import { daysQuery, settingsQuery } from '#work-time/sheets/sheet-queries.ts';
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
      const settings = settingsOf(
        shownSettings(await client.fetchQuery(settingsQuery), currentQueueState()),
      );
      const [read, days] = await Promise.all([
        client.fetchQuery(
          shiftsQuery(daysToRead(span, settings, firstDay), settings.boundary, zone),
        ),
        client.fetchQuery(daysQuery(span)),
      ]);
      const file = await writers[kind]({
        ...{ span, month, settings, firstDay, records, zone },
        entries: shownEntries(read, records, currentQueueState()),
        notes: shownDays(days, currentQueueState()),
        nowMs: countedUntil(clock.now().serverMs),
        today: sheetDayOf(clock.now().serverMs, settings, zone),
        owedFrom: settings.start,
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
