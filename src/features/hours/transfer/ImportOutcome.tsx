import Typography from '@mui/material/Typography';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { workTimeText } from '#work-time/words/text.ts';
import { ImportedFile } from './ImportedFile.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { importSpanText } from './import-span-text.ts';
import type { OutcomeState } from './import-state.ts';
import { transferText } from './text.ts';

/** The entries that an import has added, until it is taken back. */
export function ImportOutcome({ state }: { state: OutcomeState }) {
  const { at, source, report } = state;
  const isUndone = at === 'undone';
  return (
    <>
      <ImportedFile source={source} report={report} />
      {'problem' in state && state.problem !== '' && <ErrorMessage message={state.problem} />}
      <Typography role="status" variant="h3" component="p">
        {isUndone
          ? workTimeText.importUndone
          : transferText.done(report) + importSpanText(report.span)}
      </Typography>
      {!isUndone && (
        <Typography variant="body2">
          {transferText.sheet(report.sheet.days, report.sheet.settings)}
        </Typography>
      )}
      {'share' in state && <ImportProgress state={state} />}
    </>
  );
}
