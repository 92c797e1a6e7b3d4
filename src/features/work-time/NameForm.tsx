import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { isRecordName, trimRecordName } from '#domain/work-time/record-name.ts';
import { FormField } from '#ui/FormField.tsx';
import { holdBackComposition } from '#ui/hold-back-composition.ts';
import { text } from './text.ts';
import type { Tracker } from './use-tracker.ts';

interface NameFormProps {
  recordId: number | undefined;
  /** The name as the server has it. */
  name: string;
  tracker: Tracker;
}

/** Renames the selected record. What was typed stays until it went through. */
export function NameForm({ recordId, name, tracker }: NameFormProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? name;
  const wrong = recordId !== undefined && typed !== null && !isRecordName(typed);

  function rename(event: FormEvent): void {
    event.preventDefault();
    if (recordId === undefined || !isRecordName(value)) return;
    tracker.run({ kind: 'rename', recordId, name: trimRecordName(value) });
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
        label={text.name}
        field={{ value, onChange: (event) => setTyped(event.target.value) }}
        problem={wrong ? text.nameProblem : undefined}
        disabled={recordId === undefined}
        autoComplete="off"
        grow
      />
      <Button
        type="submit"
        disabled={recordId === undefined || tracker.busy || !isRecordName(value)}
        sx={{ mb: 3 }}
      >
        {text.rename}
      </Button>
    </Box>
  );
}
