import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ImportReport } from '#contract/transfer.ts';
import { addDays, type Day, daysUntil } from '#domain/calendar/day.ts';
import { formatDate } from '#domain/calendar/time.ts';
import { formatHours } from '#domain/work-time/format-hours.ts';
import { browserZone } from '#lib/time/browser-zone.ts';
import { todayOf } from '#lib/time/use-today.ts';
import { DelayedProgress } from '#ui/DelayedProgress.tsx';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { addressOfRange } from '../view-address.ts';
import { FileDrop } from './FileDrop.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { transferText } from './text.ts';
import { useImport } from './use-import.ts';

/** Imports a file after a look at what that would do (HRS-9). */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const work = useImport();
  const navigate = useNavigate();
  const [withoutWrong, setWithoutWrong] = useState(false);
  const { report, problem, isLooking, isImporting } = work;
  const isBusy = isLooking || isImporting;
  const isDone = report?.imported === true;

  const isNew =
    report !== null &&
    (Object.values(report.added).some((count) => count > 0) ||
      report.sheet.days > 0 ||
      report.sheet.settings);
  const isBlocked = report !== null && report.wrong.count > 0 && !withoutWrong;
  const canImport = isNew && !isBlocked && report.questions.length === 0 && !isBusy;

  function choose(file: File): void {
    setWithoutWrong(false);
    void work.choose(file);
  }

  /** The days of what was imported. */
  function lookAt(span: ImportReport['span']): void {
    onClose();
    if (span) navigate({ search: addressOfRange({ unit: 'period', ...daysOf(span) }) });
  }

  /** While it imports, only the button stops it. */
  function leave(): void {
    if (!isImporting) onClose();
  }

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={leave} aria-labelledby={titleId}>
      <DelayedProgress visible={isBusy} />
      <DialogTitle id={titleId}>{transferText.import}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start', minHeight: 220 }}>
        {work.fileName === null || (!report && !isBusy) ? (
          <FileDrop label={transferText.choose} isLarge onFile={choose} />
        ) : (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Box sx={{ flex: 1, minWidth: 160 }}>
              <Typography translate="no" sx={{ overflowWrap: 'anywhere' }}>
                {work.fileName}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {report ? transferText.formats[report.format] : ' '}
              </Typography>
            </Box>
            {!isBusy && !isDone && (
              <FileDrop label={transferText.chooseOther} isLarge={false} onFile={choose} />
            )}
          </Box>
        )}
        {problem !== '' && <ErrorMessage message={problem} />}
        {report && !isDone && (
          <ImportPreview
            report={report}
            options={work.options}
            isDisabled={isImporting}
            ask={work.ask}
          />
        )}
        {report && !isDone && report.wrong.count > 0 && isNew && (
          <FormControlLabel
            control={
              <Checkbox
                checked={withoutWrong}
                disabled={isBusy}
                onChange={(_, checked) => setWithoutWrong(checked)}
              />
            }
            label={transferText.withoutWrong}
          />
        )}
        {isDone && (
          <Typography role="status" variant="h3" component="p">
            {transferText.done(report.added) + (report.span ? spanTextOf(report.span) : '')}
          </Typography>
        )}
        {isDone && (
          <Typography variant="body2">
            {transferText.sheet(report.sheet.days, report.sheet.settings)}
          </Typography>
        )}
        {isBusy && <ImportProgress isImporting={isImporting} sent={work.sent} />}
      </DialogContent>
      <DialogActions>
        {isDone ? (
          <>
            <Button variant="text" onClick={onClose}>
              <span key="close">{transferText.close}</span>
            </Button>
            {report.span ? (
              <Button variant="contained" autoFocus onClick={() => lookAt(report.span)}>
                <span key="report">{transferText.toReport}</span>
              </Button>
            ) : null}
          </>
        ) : (
          <>
            <Button variant="text" onClick={isImporting ? work.stop : onClose}>
              <span key="cancel">{transferText.cancel}</span>
            </Button>
            <Button
              variant="contained"
              disabled={!canImport}
              onClick={() => work.confirm(withoutWrong)}
            >
              <span key="confirm">{transferText.confirm}</span>
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}

type Span = NonNullable<ImportReport['span']>;

/** A period has at most a year: of what is longer, the last one. */
const MOST_DAYS = 366;

function daysOf({ from, to }: Span): { first: Day; last: Day } {
  const [begin, last] = [todayOf(Date.parse(from)), todayOf(Date.parse(to) - 1)];
  const first = daysUntil(begin, last) < MOST_DAYS ? begin : addDays(last, 1 - MOST_DAYS);
  return { first, last };
}

/** `(2026/8/1–9/19、300:00)`: the year once. */
function spanTextOf({ from, to, total_ms }: Span): string {
  const [first, last] = [Date.parse(from), Date.parse(to) - 1].map((ms) =>
    formatDate(ms, browserZone.get()).split('/').map(Number).join('/'),
  ) as [string, string];
  const [year] = first.split('/');
  const shortLast = first !== last && last.startsWith(`${year}/`) ? last.slice(5) : last;
  return transferText.span(first, shortLast, formatHours(total_ms));
}
