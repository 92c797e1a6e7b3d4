import Print from '@mui/icons-material/Print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { memo } from 'react';
import type { Day } from '#domain/calendar/day.ts';
import type { DaySpan } from '#domain/calendar/day-span.ts';
import { monthOf, spanOfMonth } from '#domain/calendar/month.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { toApiError } from '#lib/http/api-error.ts';
import { saveFile } from '#lib/save-file.ts';
import { browserZone } from '#lib/time/browser-zone.ts';
import { clock } from '#lib/time/clock.ts';
import { serverClock } from '#lib/time/server-clock.ts';
import { useAppSettings } from '#lib/use-app-settings.ts';
import { loadChunk } from '#loading/load-chunk.ts';
import { clearError, notifyError } from '#notices/notify.ts';
import { sessionText } from '#session/text.ts';
import { shownEntries } from '../commands/shown.ts';
import { currentQueueState } from '../commands/use-queue-state.ts';
import { spanQuery } from '../data/queries.ts';
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
  first: Day;
  last: Day;
  records: readonly WorkRecord[];
  /** Whether all that belongs on paper is there. */
  canPrint: boolean;
}

/** Prints the days that are shown, or saves them as a file (HRS-8). Those that are still loaded are waited for. */
export const ExportButtons = memo(function ExportButtons({
  first,
  last,
  records,
  canPrint,
}: ExportButtonsProps) {
  const client = useQueryClient();
  const { holidays } = useAppSettings();
  const { mutate, isPending } = useMutation({
    mutationFn: async (kind: Kind) => {
      const span = { first, last };
      const zone = browserZone();
      const read = await client.fetchQuery(spanQuery(span, zone));
      const entries = shownEntries(read, records, currentQueueState(), serverClock);
      const nowMs = countedUntil(clock.now().serverMs);
      const file = await writers[kind]({ span, entries, records, holidays, zone, nowMs });
      saveFile(fileName(kind, span), file);
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
function fileName(kind: Kind, { first, last }: DaySpan): string {
  const { sheets } = exportText;
  const month = monthOf(first);
  const isMonth = first === spanOfMonth(month).first && last === spanOfMonth(month).last;
  const days = first === last ? first : `${first}_${last}`;
  const name = kind === 'detailed' ? sheets.detailed : sheets.daily;
  return exportText.fileName(name, isMonth ? month : days, kind === 'excel' ? 'xlsx' : 'csv');
}
