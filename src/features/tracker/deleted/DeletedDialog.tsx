import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { hasStatus } from '#lib/http/api-error.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { sessionText } from '#session/text.ts';
import { newPressHead } from '#sync/call.ts';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { HeadedDialog } from '#ui/HeadedDialog.tsx';
import { Hint } from '#ui/Hint.tsx';
import { useCommands } from '#work-time/commands/use-commands.ts';
import { deletedQuery, trackerKey } from '#work-time/data/queries.ts';
import { type DeletedItems, undoImport } from '#work-time/data/record-calls.ts';
import { minuteText, momentText } from '#work-time/words/moment-text.ts';
import { workTimeText } from '#work-time/words/text.ts';
import { deletedText } from './text.ts';

/** Lists the records and entries that can be restored, the last deleted first (TRK-35). */
export function DeletedDialog({ onClose }: { onClose: () => void }) {
  const commands = useCommands();
  const id = useId();
  const [said, setSaid] = useState('');
  const deleted = useQuery(deletedQuery);
  const zone = useZone();
  const rows = deleted.data && deletedRows(deleted.data, zone);
  const imported = deleted.data?.imported;
  return (
    <HeadedDialog maxWidth="sm" heading={deletedText.heading} onClose={onClose}>
      <Hint>{rows?.length === 0 && !imported ? deletedText.none : deletedText.hint}</Hint>
      {deleted.isLoadingError && (
        <ErrorMessage
          message={sessionText.callFailed(deleted.error)}
          onRetry={() => void deleted.refetch()}
        />
      )}
      <Typography variant="body2" role="status" sx={{ minHeight: '1.6em', my: 1 }}>
        {said}
      </Typography>
      {imported && <UndoImport key={imported.id} imported={imported} onDone={setSaid} />}
      <List>
        {rows?.map(({ key, name, detail, note, restore }) => (
          <Box
            component="li"
            key={key}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr) auto',
              alignItems: 'center',
              columnGap: 2,
              py: 0.5,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box id={`${id}-${key}`} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <bdi translate="no">{name}</bdi>
              {note !== '' && (
                <Typography component="bdi" translate="no" variant="body2" sx={{ ml: 1 }}>
                  {note}
                </Typography>
              )}
              <Hint sx={{ wordBreak: 'keep-all' }}>{detail}</Hint>
            </Box>
            <Button
              variant="text"
              startIcon={<Undo />}
              aria-describedby={`${id}-${key}`}
              onClick={() => {
                const message = deletedText.restored(name);
                commands.press([restore], message, { onDone: () => setSaid(message) });
              }}
            >
              {workTimeText.undo}
            </Button>
          </Box>
        ))}
      </List>
    </HeadedDialog>
  );
}

/** Records and entries in one list, the last deleted first. */
function deletedRows({ records, entries }: DeletedItems, zone: string) {
  const ofRecords = records.map(({ id, name, deletedMs, entryCount }) => ({
    deletedMs,
    key: `record-${id}`,
    name,
    note: '',
    // A description, and the time of the deletion.
    detail: deletedText.record(entryCount, momentText(deletedMs, zone)),
    restore: { kind: 'restore-record', recordId: id } as const,
  }));
  const ofEntries = entries.map(({ id, recordName, note, deletedMs, beginningMs, endingMs }) => ({
    deletedMs,
    key: `entry-${id}`,
    name: recordName,
    note,
    detail: deletedText.entry(
      workTimeText.span(
        momentText(beginningMs, zone),
        endingMs === null ? '' : minuteText(endingMs, zone),
      ),
      momentText(deletedMs, zone),
    ),
    restore: { kind: 'restore-entry', entryId: id } as const,
  }));
  return [...ofRecords, ...ofEntries].sort((one, other) => other.deletedMs - one.deletedMs);
}

interface UndoImportProps {
  imported: NonNullable<DeletedItems['imported']>;
  /** Called with a message for the user. */
  onDone: (message: string) => void;
}

/** Takes the last import back (HRS-20). */
function UndoImport({ imported, onDone }: UndoImportProps) {
  const client = useQueryClient();
  const [press] = useState(newPressHead);
  const undoing = useMutation({
    mutationFn: () => undoImport(imported.id, press),
    onSuccess: () => onDone(workTimeText.importUndone),
    onError: (error) =>
      onDone(
        hasStatus(error, 404, 409) ? workTimeText.cannotUndoImport : sessionText.callFailed(error),
      ),
    onSettled: () => void client.invalidateQueries({ queryKey: trackerKey }),
  });
  return (
    <Button
      variant="text"
      startIcon={<Undo />}
      disabled={undoing.isPending}
      onClick={() => undoing.mutate()}
    >
      {deletedText.undoImport(imported.entries)}
    </Button>
  );
}
