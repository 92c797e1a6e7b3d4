import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { monthOf, spanOfMonth } from '#domain/calendar/month.ts';
import { toApiError } from '#lib/http/api-error.ts';
import { loadChunk } from '#loading/load-chunk.ts';
import { clearError, notifyError } from '#notices/notify.ts';
import { sessionText } from '#session/text.ts';
import { saveFile } from '../transfer/save-file.ts';
import type { ExportData } from './export-data.ts';
import { exportText } from './text.ts';

const kinds = ['daily', 'detailed', 'excel'] as const;
type Kind = (typeof kinds)[number];

/** The writers are loaded when they are needed. */
const loadCsv = () => loadChunk('csv-file', () => import('./csv-file.ts'));
const loadExcel = () => loadChunk('excel-file', () => import('./excel-file.ts'));

const writers: Record<Kind, (data: ExportData) => Promise<Blob>> = {
  daily: async (data) => (await loadCsv()).dailyCsv(data),
  detailed: async (data) => (await loadCsv()).detailedCsv(data),
  excel: async (data) => (await loadExcel()).excelFile(data),
};

/** Saves what is shown as a file (HRS-8); disabled until it is loaded. */
export function ExportButtons({ data }: { data: ExportData | undefined }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ kind, shown }: { kind: Kind; shown: ExportData }) => {
      saveFile(fileName(kind, shown), await writers[kind](shown));
    },
    onMutate: clearError,
    onError: (error) => notifyError(sessionText.callFailed(toApiError(error))),
  });
  return (
    <Box
      role="group"
      aria-label={exportText.heading}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {kinds.map((kind) => (
        <Button
          key={kind}
          variant="text"
          disabled={!data || isPending}
          onClick={() => data && mutate({ kind, shown: data })}
        >
          {exportText[kind]}
        </Button>
      ))}
    </Box>
  );
}

/** A whole month by its name, anything else by its ends. */
function fileName(kind: Kind, { span: { first, last } }: ExportData): string {
  const { sheets } = exportText;
  const month = monthOf(first);
  const isMonth = first === spanOfMonth(month).first && last === spanOfMonth(month).last;
  const days = first === last ? first : `${first}_${last}`;
  const name = kind === 'detailed' ? sheets.detailed : sheets.daily;
  return exportText.fileName(name, isMonth ? month : days, kind === 'excel' ? 'xlsx' : 'csv');
}
