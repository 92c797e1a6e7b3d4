import Button from '@mui/material/Button';
import { ImportButton } from './ImportButton.tsx';
import { transferText } from './text.ts';
import { useBackup } from './use-backup.ts';

/** The buttons for files: out as a backup, in as an import (HRS-8, HRS-9). */
export function Transfer() {
  const backup = useBackup();
  return (
    <>
      <Button variant="text" disabled={backup.isPending} onClick={backup.start}>
        {transferText.backup}
      </Button>
      <ImportButton label={transferText.import} />
    </>
  );
}
