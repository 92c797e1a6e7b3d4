import Button from '@mui/material/Button';
import { isImportOpen } from './import-opening.ts';

/** Opens the import, under a name that fits its place (HRS-9). */
export function ImportButton({ label }: { label: string }) {
  return (
    <Button variant="text" onClick={() => isImportOpen.set(true)}>
      {label}
    </Button>
  );
}
