import Print from '@mui/icons-material/Print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { memo } from 'react';
import type { DaySpan } from '#domain/calendar/day-span.ts';
import { type Month, monthOf, spanOfMonth } from '#domain/calendar/month.ts';
import { daysToRead } from '#domain/work-time/timesheet.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { toApiError } from '#lib/http/api-error.ts';
import { saveFile } from '#lib/save-file.ts';
import { browserZone } from '#lib/time/browser-zone.ts';
import { clock } from '#lib/time/clock.ts';
import { useAppSettings } from '#lib/use-app-settings.ts';
import { loadChunk } from '#loading/load-chunk.ts';
import { clearError, notifyError } from '#notices/notify.ts';
import { sessionText } from '#session/text.ts';
import { currentQueueState } from '#sync/use-queue-state.ts';
import { shownDays, shownEntries, shownSettings } from '../commands/shown.ts';
import { settingsOf } from '../commands/use-sheet-settings.ts';
import { daysQuery, settingsQuery, spanQuery } from '../data/queries.ts';
import { firstDaySetting } from '../views/hours-settings.ts';
import { countedUntil } from '../views/use-span-entries.ts';
import type { ExportData } from './export-data.ts';
import { exportText } from './text.ts';

const kinds = ['excel', 'daily', 'detailed'] as const;
type Kind = (typeof kinds)[number];

/** The writers are loaded when they are needed. */
const loadCsv = () => loadChunk('csv-file', () => import('./csv-file.ts'));
const loadExcel = () => loadChunk('excel-file', () => import('./excel-file.ts'));

const writers: Record<Kind, (data: ExportData) => Promise<Blob>> = {
  daily: async (data) => (await loadCsv()).dailyCsv(data),
  detailed: async (data) => (await loadCsv()).detailedCsv(data),
  excel: async (data) => (await loadExcel()).excelFile(data),
};

interface ExportButtonsProps {
  span: DaySpan;
  /** The month that they are the sheet of; none where they are any days. */
  month?: Month;
  records: readonly WorkRecord[];
  /** Whether all that belongs on paper is there. */
  canPrint: boolean;
}

/** Prints the days that are shown, or saves them as a file (HRS-8). Those that are still loaded are waited for. */
export const ExportButtons = memo(function ExportButtons({
  span,
  month,
  records,
  canPrint,
}: ExportButtonsProps) {
  const client = useQueryClient();
  const { holidays } = useAppSettings();
  const { mutate, isPending } = useMutation({
    mutationFn: async (kind: Kind) => {
      const zone = browserZone.get();
      const firstDay = firstDaySetting.get();
      const settings = settingsOf(
        shownSettings(await client.fetchQuery(settingsQuery), currentQueueState()),
      );
      const [read, days] = await Promise.all([
        client.fetchQuery(spanQuery(daysToRead(span, settings, firstDay), zone)),
        client.fetchQuery(daysQuery(span)),
      ]);
      const file = await writers[kind]({
        ...{ span, settings, firstDay, records, holidays, zone },
        entries: shownEntries(read, records, currentQueueState()),
        notes: shownDays(days, currentQueueState()),
        nowMs: countedUntil(clock.now().serverMs),
      });
      saveFile(fileName(kind, span, month), file);
    },
    onMutate: clearError,
    onError: (error) => notifyError(sessionText.callFailed(toApiError(error))),
  });
  return (
    <Box
      role="group"
      aria-label={exportText.heading}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: { xs: 0, sm: 1 } }}
    >
      <Button startIcon={<Print />} disabled={!canPrint} onClick={() => window.print()}>
        {exportText.print}
      </Button>
      {kinds.map((kind) => (
        <Button key={kind} variant="text" disabled={isPending} onClick={() => mutate(kind)}>
          {exportText[kind]}
        </Button>
      ))}
    </Box>
  );
});

/** A whole month by its name, anything else by its ends. */
function fileName(kind: Kind, { first, last }: DaySpan, sheetMonth?: Month): string {
  const { sheets } = exportText;
  const month = sheetMonth ?? monthOf(first);
  const whole = spanOfMonth(month);
  const isMonth = sheetMonth !== undefined || (first === whole.first && last === whole.last);
  const days = first === last ? first : `${first}_${last}`;
  const name = kind === 'detailed' ? sheets.detailed : sheets.daily;
  return exportText.fileName(name, isMonth ? month : days, kind === 'excel' ? 'xlsx' : 'csv');
}
