import Alert from '@mui/material/Alert';
import { isOnlyHere } from '#lib/only-here.ts';
import { TextLines } from './TextLines.tsx';
import { onlyHereText } from './text.ts';

interface OnlyHereProps {
  /** An address that is meant for other devices. */
  address: string;
  /** What it takes besides. */
  needs: string;
}

/** Says of an address that only this computer can open it (ROM-35). */
export function OnlyHere({ address, needs }: OnlyHereProps) {
  if (!isOnlyHere(address)) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ my: 1 }}>
      <TextLines text={`${onlyHereText}\n${needs}`} />
    </Alert>
  );
}
