import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useNavigate } from 'react-router-dom';
import type { ImportReport } from '#contract/transfer.ts';
import { addDays, type Day, daysUntil } from '#domain/calendar/day.ts';
import { todayOf } from '#lib/time/use-today.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { DelayedProgress } from '#ui/DelayedProgress.tsx';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { addressOfRange } from '#work-time/view-address.ts';
import { FileDrop } from './FileDrop.tsx';
import { ImportOutcome } from './ImportOutcome.tsx';
import { ImportPlan } from './ImportPlan.tsx';
import { canImport } from './import-state.ts';
import { transferText } from './text.ts';
import { useImport } from './use-import.ts';

/** Imports a file after a look at the effect (HRS-9). */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { state, ...actions } = useImport();
  const navigate = useNavigate();

  /** While it imports, only the button beside its progress stops it. */
  function leave(): void {
    if (state.at !== 'importing' && state.at !== 'undoing') onClose();
  }

  function content() {
    switch (state.at) {
      case 'choosing':
        return (
          <>
            <FileDrop label={transferText.choose} isLarge onFile={actions.choose} />
            {state.problem !== '' && <ErrorMessage message={state.problem} />}
          </>
        );
      case 'reading':
      case 'looking':
      case 'asking':
      case 'looked':
      case 'importing':
        return <ImportPlan state={state} actions={actions} />;
      case 'done':
      case 'undoing':
      case 'undone':
        return <ImportOutcome state={state} />;
    }
  }

  function buttons() {
    switch (state.at) {
      case 'choosing':
      case 'reading':
      case 'looking':
      case 'asking':
      case 'looked':
      case 'importing':
        return (
          <>
            <Button variant="text" disabled={state.at === 'importing'} onClick={onClose}>
              <span key="cancel">{transferText.cancel}</span>
            </Button>
            <Button variant="contained" disabled={!canImport(state)} onClick={actions.confirm}>
              <span key="confirm">{transferText.confirm}</span>
            </Button>
          </>
        );
      case 'done':
      case 'undoing':
      case 'undone': {
        const { id, added, span, sheet } = state.report;
        const isMore = added.entries > 0 || (state.source.table !== null && sheet.days > 0);
        const isThere = state.at !== 'undone';
        return (
          <>
            {isThere && id !== null && isMore && (
              <Button variant="text" disabled={state.at === 'undoing'} onClick={actions.undo}>
                <span key="undo">{transferText.undo}</span>
              </Button>
            )}
            <Button variant="text" onClick={onClose}>
              <span key="close">{transferText.close}</span>
            </Button>
            {isThere && span && (
              <Button variant="contained" autoFocus onClick={() => lookAt(span)}>
                <span key="report">{transferText.toReport}</span>
              </Button>
            )}
          </>
        );
      }
    }
  }

  /** Shows the days of the imported entries. */
  function lookAt(span: Span): void {
    onClose();
    void navigate({ search: addressOfRange({ unit: 'period', ...daysOf(span) }) });
  }

  return (
    <AppDialog open maxWidth="md" onClose={leave}>
      <DelayedProgress visible={'share' in state} />
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
        {content()}
      </DialogContent>
      <DialogActions>{buttons()}</DialogActions>
    </AppDialog>
  );
}

type Span = NonNullable<ImportReport['span']>;

/** A period has at most a year: a longer span is cut to its last year. */
const MOST_DAYS = 366;

function daysOf({ from, to }: Span): { first: Day; last: Day } {
  const [begin, last] = [todayOf(Date.parse(from)), todayOf(Date.parse(to) - 1)];
  const first = daysUntil(begin, last) < MOST_DAYS ? begin : addDays(last, 1 - MOST_DAYS);
  return { first, last };
}
