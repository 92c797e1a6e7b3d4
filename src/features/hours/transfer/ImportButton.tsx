import Button from '@mui/material/Button';
import { TEXT_EDGE } from '#theme/sizes.ts';
import { isImportOpen } from './import-opening.ts';

/** Opens the import, under a name that fits its place (HRS-9). */
export function ImportButton({ label }: { label: string }) {
  return (
    // Alone on its line, its text begins where the texts above do.
    <Button
      variant="text"
      onClick={() => isImportOpen.set(true)}
      sx={{ ml: TEXT_EDGE, 'button + &': { ml: 0 } }}
    >
      {label}
    </Button>
  );
}
