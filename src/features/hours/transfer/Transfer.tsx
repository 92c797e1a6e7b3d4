import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { toApiError } from '#lib/http/api-error.ts';
import { giveFile } from '#notices/files.tsx';
import { clearError, notifyError } from '#notices/notify.ts';
import { readBackup } from '#session/read-backup.ts';
import { ImportButton } from './ImportButton.tsx';
import { transferText } from './text.ts';

/** The buttons for files: everything that the user has as a backup, and the import (HRS-8, HRS-9). */
export function Transfer() {
  const backup = useMutation({
    mutationFn: async () => {
      const { name, file } = await readBackup();
      await giveFile(name, file);
    },
    onMutate: clearError,
    onError: (error) => notifyError(transferText.failed(toApiError(error))),
  });
  return (
    <>
      <Button variant="text" disabled={backup.isPending} onClick={() => backup.mutate()}>
        {transferText.backup}
      </Button>
      <ImportButton label={transferText.import} />
    </>
  );
}
