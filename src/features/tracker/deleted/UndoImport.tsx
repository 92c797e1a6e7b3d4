import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { trackerKey } from '#features/tracker/data/queries.ts';
import type { UndoImportProps } from '#features/tracker/deleted/DeletedDialog.tsx';
import { toApiError } from '#lib/http/api-error.ts';
import { transferText } from './text.ts';
import { undoImport } from './transfer-api.ts';

/** Takes the last import back (HRS-20). */
export function UndoImport({ imported, onDone }: UndoImportProps) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  async function undo(): Promise<void> {
    setBusy(true);
    try {
      await undoImport(imported.id);
      onDone(transferText.undone);
    } catch (error) {
      onDone(transferText.failed(toApiError(error)));
    }
    setBusy(false);
    void client.invalidateQueries({ queryKey: trackerKey });
  }

  return (
    <Button variant="text" startIcon={<Undo />} disabled={isBusy} onClick={() => void undo()}>
      {transferText.undoImport(imported.entries)}
    </Button>
  );
}
