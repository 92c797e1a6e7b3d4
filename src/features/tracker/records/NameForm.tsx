import Edit from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { recordNameProblem, trimRecordName } from '#domain/work-time/record-name.ts';
import { FormField } from '#ui/FormField.tsx';
import { holdBackComposition } from '#ui/hold-back-composition.ts';
import type { RecordActions } from '../commands/use-tracker.ts';
import { workTimeText } from '../words/text.ts';
import { recordsText } from './text.ts';

interface NameFormProps {
  recordId: string | undefined;
  /** The name on the server. */
  name: string;
  actions: RecordActions;
}

/** Renames the selected record. The typed text stays until it is saved (TRK-8). */
export function NameForm({ recordId, name, actions }: NameFormProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? name;
  const problem = recordNameProblem(value);
  const shownProblem = recordId !== undefined && typed !== null ? problem : null;

  function rename(event: FormEvent): void {
    event.preventDefault();
    if (recordId === undefined || problem !== null) return;
    actions.press({ kind: 'rename', recordId, name: trimRecordName(value), before: name });
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={rename}
      onKeyDown={holdBackComposition}
      sx={{ display: 'flex', alignItems: 'end', gap: 1 }}
    >
      <FormField
        label={recordsText.name}
        value={value}
        onChange={(event) => setTyped(event.target.value)}
        problem={shownProblem === null ? undefined : workTimeText.nameProblem[shownProblem]}
        disabled={recordId === undefined}
        autoComplete="off"
        sx={{ flex: 1 }}
      />
      <Button
        type="submit"
        startIcon={<Edit />}
        disabled={recordId === undefined || actions.isBlocked || problem !== null}
        sx={{ mb: 3 }}
      >
        {recordsText.rename}
      </Button>
    </Box>
  );
}
