import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasStatus } from '#lib/http/api-error.ts';
import { sessionText } from '#session/text.ts';
import { trackerKey } from '../data/queries.ts';
import { type DeletedItems, undoImport } from '../data/record-calls.ts';
import { deletedText } from './text.ts';

interface UndoImportProps {
  imported: NonNullable<DeletedItems['imported']>;
  /** Called with a message for the user. */
  onDone: (message: string) => void;
}

/** Takes the last import back (HRS-20). */
export function UndoImport({ imported, onDone }: UndoImportProps) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  async function undo(): Promise<void> {
    setBusy(true);
    try {
      await undoImport(imported.id);
      onDone(deletedText.importUndone);
    } catch (error) {
      onDone(hasStatus(error, 404, 409) ? deletedText.cannotUndo : sessionText.callFailed(error));
    }
    setBusy(false);
    void client.invalidateQueries({ queryKey: trackerKey });
  }

  return (
    <Button variant="text" startIcon={<Undo />} disabled={isBusy} onClick={() => void undo()}>
      {deletedText.undoImport(imported.entries)}
    </Button>
  );
}
