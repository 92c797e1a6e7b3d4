import { useEffect } from 'react';
import { useStore } from '#lib/use-store.ts';
import { lazyPart } from '#loading/lazy-part.tsx';
import { isImportOpen } from './import-opening.ts';

const ImportDialog = lazyPart(
  'import',
  async () => (await import('./ImportDialog.tsx')).ImportDialog,
);

const close = () => isImportOpen.set(false);

/** The dialog of the import while it is open, whichever button has opened it. */
export function Import() {
  const isOpen = useStore(isImportOpen);
  useEffect(() => close, []);
  return isOpen && <ImportDialog onClose={close} />;
}
