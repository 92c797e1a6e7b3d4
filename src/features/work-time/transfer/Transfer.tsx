import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazyPart } from '#loading/lazy-part.tsx';
import { transferText } from './text.ts';
import { useBackup } from './use-backup.ts';

const ImportDialog = lazyPart(
  'ImportDialog',
  async () => (await import('./ImportDialog.tsx')).ImportDialog,
);

/** The buttons for files: out as a backup, in as an import (HRS-8, HRS-9). */
export function Transfer() {
  const [isOpen, setIsOpen] = useState(false);
  const backup = useBackup();
  return (
    <>
      <Button variant="text" disabled={backup.isPending} onClick={backup.start}>
        {transferText.backup}
      </Button>
      <Button variant="text" onClick={() => setIsOpen(true)}>
        {transferText.import}
      </Button>
      {isOpen && (
        <Suspense>
          <ImportDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
