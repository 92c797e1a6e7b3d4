import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ImportReport } from '#contract/transfer.ts';
import { addDays, type Day, daysUntil } from '#domain/calendar/day.ts';
import { todayOf } from '#lib/time/use-today.ts';
import { DelayedProgress } from '#ui/DelayedProgress.tsx';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { Hint } from '#ui/Hint.tsx';
import { uiText } from '#ui/text.ts';
import { addressOfRange } from '#work-time/view-address.ts';
import { workTimeText } from '#work-time/words/text.ts';
import { FileDrop } from './FileDrop.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { spanText } from './span-text.ts';
import { TableQuestions } from './TableQuestions.tsx';
import { transferText } from './text.ts';
import { useImport } from './use-import.ts';

/** Imports a file after a look at what that would do (HRS-9). */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { fileName, table, report, isUndone, problem, work, share, ...actions } = useImport();
  const navigate = useNavigate();
  const [withoutWrong, setWithoutWrong] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const isBusy = work !== null;
  const isImporting = work === 'importing';
  const isDone = report?.imported === true;
  const reading = table?.reading ?? null;
  const wrong = reading?.wrong.length ?? report?.wrong.count ?? 0;

  const isNew =
    report !== null &&
    (Object.values(report.added).some((count) => count > 0) ||
      report.sheet.days > 0 ||
      report.sheet.settings);
  const canImport = isNew && (wrong === 0 || withoutWrong) && !isBusy;
  const isColumnsOpen =
    table !== null && (isChoosing || table.preset === null || table.table.encodings.length > 1);

  function choose(file: File): void {
    setWithoutWrong(false);
    setChoosing(false);
    void actions.choose(file);
  }

  /** The days of what was imported. */
  function lookAt(span: ImportReport['span']): void {
    onClose();
    if (span) void navigate({ search: addressOfRange({ unit: 'period', ...daysOf(span) }) });
  }

  /** While it imports, only the button stops it. */
  function leave(): void {
    if (!isImporting) onClose();
  }

  return (
    <Dialog open maxWidth="sm" onClose={leave}>
      <DelayedProgress visible={isBusy} />
      <DialogTitle>{transferText.import}</DialogTitle>
      <DialogContent
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: 'start',
          minHeight: 220,
        }}
      >
        {fileName === null || (!table && !report && !isBusy) ? (
          <FileDrop label={transferText.choose} isLarge onFile={choose} />
        ) : (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Box sx={{ flex: 1, minWidth: 160, overflowWrap: 'anywhere' }}>
              <Typography translate="no">{fileName}</Typography>
              <Hint>
                {table
                  ? reading && transferText.understood(table.preset, reading)
                  : report && transferText.backupFile}
              </Hint>
            </Box>
            {table && !isColumnsOpen && !isDone && (
              <Button variant="text" onClick={() => setChoosing(true)}>
                {uiText.columns.title}
              </Button>
            )}
            {!isBusy && !isDone && (
              <FileDrop label={transferText.chooseOther} isLarge={false} onFile={choose} />
            )}
          </Box>
        )}
        {problem !== '' && <ErrorMessage message={problem} />}
        {table && !isDone && (
          <TableQuestions
            table={table}
            isOpen={isColumnsOpen}
            isDisabled={isImporting}
            change={actions.change}
            readAs={actions.readAs}
          />
        )}
        {!isDone && <ImportPreview report={report} reading={reading} />}
        {!isDone && wrong > 0 && isNew && (
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
            {isUndone
              ? workTimeText.importUndone
              : transferText.done(report.added) + spanText(report.span)}
          </Typography>
        )}
        {isDone && !isUndone && (
          <Typography variant="body2">
            {transferText.sheet(report.sheet.days, report.sheet.settings)}
          </Typography>
        )}
        {work && <ImportProgress work={work} share={share} />}
      </DialogContent>
      <DialogActions>
        {isDone ? (
          <>
            {report.id !== null && report.added.entries > 0 && !isUndone && (
              <Button variant="text" disabled={isBusy} onClick={() => void actions.undo()}>
                <span key="undo">{transferText.undo}</span>
              </Button>
            )}
            <Button variant="text" onClick={onClose}>
              <span key="close">{transferText.close}</span>
            </Button>
            {report.span && !isUndone ? (
              <Button variant="contained" autoFocus onClick={() => lookAt(report.span)}>
                <span key="report">{transferText.toReport}</span>
              </Button>
            ) : null}
          </>
        ) : (
          <>
            <Button variant="text" onClick={isImporting ? () => void actions.stop() : onClose}>
              <span key="cancel">{transferText.cancel}</span>
            </Button>
            <Button
              variant="contained"
              disabled={!canImport}
              onClick={() => void actions.confirm(withoutWrong)}
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
