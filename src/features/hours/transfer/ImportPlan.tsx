import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { isAnswered } from '#domain/work-time/table/questions.ts';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { uiText } from '#ui/text.ts';
import { FileDrop } from './FileDrop.tsx';
import { ImportedFile } from './ImportedFile.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { isNewIn, type PlanState, wrongIn } from './import-state.ts';
import { LeftOutLines } from './LeftOutLines.tsx';
import { TableQuestions } from './TableQuestions.tsx';
import { transferText } from './text.ts';
import type { ImportActions } from './use-import.ts';

interface ImportPlanProps {
  state: PlanState;
  actions: ImportActions;
}

/** A file that was chosen: its questions, and the effect of an import. */
export function ImportPlan({ state, actions }: ImportPlanProps) {
  const { source } = state;
  const { file, table, withoutWrong } = source;
  /** The file whose columns the user wanted to see. */
  const [opened, setOpened] = useState<File | null>(null);
  const looked = 'dryRun' in state ? state : null;
  const report = looked?.dryRun ?? null;
  const isAsked = table !== null && !isAnswered('sheet', table.reading.asked.sheet, table.answers);
  const isOpen =
    !isAsked &&
    (opened === file || table?.preset === null || (table?.table.encodings.length ?? 0) > 1);
  return (
    <>
      <ImportedFile source={source} report={report}>
        {table && !isOpen && !isAsked && (
          <Button variant="text" onClick={() => setOpened(file)}>
            {uiText.columns.title}
          </Button>
        )}
        {(state.at === 'asking' || state.at === 'looked') && (
          <FileDrop label={transferText.chooseOther} isLarge={false} onFile={actions.choose} />
        )}
      </ImportedFile>
      {'problem' in state && state.problem !== '' && <ErrorMessage message={state.problem} />}
      {table && (
        <TableQuestions
          table={table}
          isOpen={isOpen}
          isDisabled={state.at === 'importing'}
          actions={actions}
        />
      )}
      <ImportPreview report={report} reading={table?.reading ?? null}>
        {table && (
          <>
            <LeftOutLines
              heading={transferText.wholeDays}
              lines={table.reading.wholeDays}
              isTaken={table.answers.withWholeDays === true}
              isDisabled={state.at === 'importing'}
              onTake={(withWholeDays) => void actions.change({ answers: { withWholeDays } })}
            />
            <LeftOutLines
              heading={transferText.dayMarks}
              lines={table.reading.dayMarks.map(({ date, cause, ...line }) => ({
                ...line,
                cause: transferText.dayMark(date, cause),
              }))}
              isTaken={table.answers.withDayMarks === true}
              isDisabled={state.at === 'importing'}
              onTake={(withDayMarks) => void actions.change({ answers: { withDayMarks } })}
            />
          </>
        )}
      </ImportPreview>
      {looked && wrongIn(looked) > 0 && isNewIn(looked) && (
        <FormControlLabel
          control={
            <Checkbox
              checked={withoutWrong}
              disabled={state.at === 'importing'}
              onChange={(_, checked) => actions.leaveOutWrong(checked)}
            />
          }
          label={transferText.withoutWrong}
        />
      )}
      {'share' in state && <ImportProgress state={state} onStop={actions.stop} />}
    </>
  );
}
