import Edit from '@mui/icons-material/Edit';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { recordNameProblem, trimRecordName } from '#domain/work-time/record-name.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { Form } from '#ui/Form.tsx';
import { FormField } from '#ui/FormField.tsx';
import type { RecordActions } from '#work-time/commands/use-tracker.ts';
import { workTimeText } from '#work-time/words/text.ts';
import { recordsText } from './text.ts';

interface RecordFormProps {
  /** As the server has it. */
  record: WorkRecord | undefined;
  actions: RecordActions;
}

/** Renames the selected record. The typed text stays until it is saved (TRK-8). */
export function RecordForm({ record, actions }: RecordFormProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? record?.name ?? '';
  const problem = recordNameProblem(value);
  const shownProblem = record && typed !== null ? problem : null;

  function rename(): void {
    if (!record || problem !== null) return;
    const { id: recordId, name } = record;
    actions.press({ kind: 'rename', recordId, name: trimRecordName(value), before: { name } });
  }

  return (
    <Form onSubmit={rename} sx={{ display: 'flex', alignItems: 'end', gap: 1 }}>
      <FormField
        label={recordsText.name}
        value={value}
        onChange={(event) => setTyped(event.target.value)}
        problem={!shownProblem ? undefined : workTimeText.nameProblem[shownProblem]}
        disabled={!record}
        autoComplete="off"
        sx={{ flex: 1 }}
      />
      <Button
        type="submit"
        startIcon={<Edit />}
        disabled={!record || actions.isBlocked || problem !== null}
        sx={{ mb: 3 }}
      >
        {recordsText.rename}
      </Button>
    </Form>
  );
}
