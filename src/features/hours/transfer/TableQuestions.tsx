import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { RECORD_NAME_LENGTH } from '#contract/limits.ts';
import { areEnough, haveTimes, movedUses } from '#domain/work-time/table/column-use.ts';
import { countTitles, headingOf } from '#domain/work-time/table/layout.ts';
import { withPersons } from '#domain/work-time/table/person-columns.ts';
import { isAnswered, type Question } from '#domain/work-time/table/questions.ts';
import { hourSheets } from '#domain/work-time/table/sheets.ts';
import { ColumnChoice } from '#ui/ColumnChoice.tsx';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { endsComposition } from '#ui/ends-composition.ts';
import type { ImportedTable } from './import-state.ts';
import { QuestionField } from './QuestionField.tsx';
import { ReadTimes } from './ReadTimes.tsx';
import { transferText } from './text.ts';
import type { ImportActions } from './use-import.ts';

interface TableQuestionsProps {
  table: ImportedTable;
  /** True while the columns are chosen. */
  isOpen: boolean;
  isDisabled: boolean;
  actions: Pick<ImportActions, 'change' | 'readAs'>;
}

/** The columns of a table, and questions that it leaves open. */
export function TableQuestions({ table, isOpen, isDisabled, actions }: TableQuestionsProps) {
  const { columns, answers, reading } = table;
  const { change, readAs } = actions;
  const { sheets, encodings } = table.table;
  const rows = hourSheets(sheets, answers.sheet).chosen[0]?.rows ?? [];
  const { uses } = withPersons(columns, headingOf(rows, columns), answers.personColumn);
  const { task = '' } = answers;
  const isSheetOpen = !isAnswered('sheet', reading.asked.sheet, answers);
  const areTimesKnown = !isSheetOpen && haveTimes(columns);
  const isNamed = areEnough(columns, task);

  function name(typed: string): void {
    if (typed.trim() !== task) void change({ answers: { task: typed.trim() } });
  }

  function ask(question: Question) {
    return (
      <QuestionField
        key={question}
        question={question}
        options={reading.asked[question]}
        answer={answers[question]}
        isDisabled={isDisabled}
        onAnswer={(answer) => void change({ answers: { [question]: answer } })}
      />
    );
  }

  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {ask('sheet')}
      {isOpen && (
        <ColumnChoice
          rows={rows.slice(countTitles(rows)).map(({ cells }) => cells)}
          uses={uses}
          labels={transferText.columnUses}
          hasHeading={columns.hasHeading}
          onChange={(chosen, hasHeading) => {
            const moved = movedUses(uses, chosen);
            void change({ columns: { uses: moved, hasHeading } });
          }}
          encodings={encodings}
          onEncoding={(encoding) => void readAs(encoding)}
        />
      )}
      {!areTimesKnown && !isSheetOpen && <ErrorMessage message={transferText.columnsMissing} />}
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { sm: '1fr 1fr' },
          alignItems: 'start',
        }}
      >
        {areTimesKnown && !columns.uses.includes('record') && (
          <TextField
            size="small"
            label={transferText.taskOfAll}
            defaultValue={task}
            disabled={isDisabled}
            error={!isNamed}
            helperText={isNamed ? transferText.taskOfNote : transferText.noTasks}
            slotProps={{ htmlInput: { maxLength: RECORD_NAME_LENGTH.max } }}
            onBlur={(event) => name(event.target.value)}
            onKeyDown={({ key, nativeEvent, currentTarget }) => {
              if (key === 'Enter' && !endsComposition(nativeEvent))
                currentTarget.querySelector('input')?.blur();
            }}
          />
        )}
        {questions.map(ask)}
      </Box>
      <ReadTimes
        reading={reading}
        zone={answers.zone}
        isDisabled={isDisabled}
        onZone={(zone) => void change({ answers: { zone } })}
      />
    </Box>
  );
}

/** The sheet is asked for above its columns. */
const questions = (Object.keys(transferText.questions) as Question[]).filter(
  (question) => question !== 'sheet',
);
