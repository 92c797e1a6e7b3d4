import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazyPart } from '#loading/lazy-part.tsx';

const ImportDialog = lazyPart(
  'import',
  async () => (await import('./ImportDialog.tsx')).ImportDialog,
);

/** Opens the import, under the name that fits where it stands (HRS-9). */
export function ImportButton({ label }: { label: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="text" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <ImportDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
