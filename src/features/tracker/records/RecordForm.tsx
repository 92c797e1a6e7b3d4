import Edit from '@mui/icons-material/Edit';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { groupProblem, recordNameProblem, trimRecordName } from '#domain/work-time/record-name.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { useExtensions } from '#session/use-extensions.ts';
import { MESSAGE_GAP, MESSAGE_LINE } from '#theme/sizes.ts';
import { Form } from '#ui/Form.tsx';
import { FormField } from '#ui/FormField.tsx';
import type { RecordActions } from '#work-time/commands/use-tracker.ts';
import { workTimeText } from '#work-time/words/text.ts';
import { GroupField } from './GroupField.tsx';
import { recordsText } from './text.ts';

interface RecordFormProps {
  /** As the server has it. */
  record: WorkRecord | undefined;
  actions: RecordActions;
}

/** Changes the name and the group of the selected record. The typed text stays until it is saved (TRK-8). */
export function RecordForm({ record, actions }: RecordFormProps) {
  const isExtended = useExtensions();
  const [typed, setTyped] = useState<string | null>(null);
  const [typedGroup, setTypedGroup] = useState<string | null>(null);
  const value = typed ?? record?.name ?? '';
  const problem = recordNameProblem(value);
  const shownProblem = record && typed !== null ? problem : null;
  // Only our own server knows groups, and not before 1.1.
  const stored = isExtended ? record?.group : undefined;
  const group = typedGroup ?? stored ?? '';
  const problemOfGroup = groupProblem(group);
  const cannotSave = problem !== null || problemOfGroup !== null;

  function rename(): void {
    if (!record || cannotSave) return;
    const name = trimRecordName(value);
    const isSame = name === record.name && trimRecordName(group) === (stored ?? '');
    // A second press would be the one that is taken back. Other servers confirm each press (TRK-5).
    if (isExtended && isSame) return;
    // One that was not typed may have been changed elsewhere meanwhile.
    const grouped = (text: string) => (typedGroup === null ? {} : { group: trimRecordName(text) });
    actions.press({
      kind: 'rename',
      recordId: record.id,
      name,
      ...grouped(group),
      before: { name: record.name, ...grouped(stored ?? '') },
    });
  }

  return (
    <Form
      onSubmit={rename}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', columnGap: 1 }}
    >
      <FormField
        label={recordsText.name}
        value={value}
        onChange={(event) => setTyped(event.target.value)}
        problem={!shownProblem ? undefined : workTimeText.nameProblem[shownProblem]}
        disabled={!record}
        autoComplete="off"
        sx={{ flex: '2 1 200px' }}
      />
      {stored !== undefined && (
        <GroupField
          value={group}
          problem={problemOfGroup === null ? undefined : recordsText.groupProblem[problemOfGroup]}
          onChange={setTypedGroup}
        />
      )}
      <Button
        type="submit"
        startIcon={<Edit />}
        disabled={!record || actions.isBlocked || cannotSave}
        // At the height of the fields.
        sx={{ mb: `calc(${MESSAGE_LINE} + ${MESSAGE_GAP})` }}
      >
        {recordsText.rename}
      </Button>
    </Form>
  );
}
