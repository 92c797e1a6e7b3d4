import Button from '@mui/material/Button';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { useCommands } from '#work-time/commands/use-commands.ts';
import type { RecordActions } from '#work-time/commands/use-tracker.ts';
import { recordsText } from './text.ts';

interface ArchiveButtonProps {
  record: WorkRecord;
  actions: RecordActions;
}

/** Takes a record out of buttons and options, or brings it back; its entries stay (TRK-26). */
export function ArchiveButton({ record, actions }: ArchiveButtonProps) {
  const commands = useCommands();
  const text = recordsText.archive;
  const { id, name, isArchived = false } = record;

  function toggle(): void {
    const message = isArchived ? text.takenBack(name) : text.done(name);
    commands.press([{ kind: 'archive', recordId: id, isArchived: !isArchived }], message);
    // With the press: a record that is chosen before the response stays chosen.
    actions.select(null);
  }

  return (
    <Button variant="text" color="inherit" onClick={toggle} sx={{ color: 'text.secondary' }}>
      <span key={isArchived ? 'back' : 'put'}>{isArchived ? text.takeBack : text.put}</span>
    </Button>
  );
}
