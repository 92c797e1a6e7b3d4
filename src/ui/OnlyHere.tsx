import Alert from '@mui/material/Alert';
import { isOnlyHere, lanOrigin } from '#lib/only-here.ts';
import { useStore } from '#lib/use-store.ts';
import { TextLines } from './TextLines.tsx';
import { onlyHereText } from './text.ts';

interface OnlyHereProps {
  /** An address that is meant for other devices. */
  address: string;
  /** What it takes besides. */
  needs: string;
}

/** Says of an address that only this computer can open it, and where phones find the page (ROM-35). */
export function OnlyHere({ address, needs }: OnlyHereProps) {
  const origin = useStore(lanOrigin);
  if (!isOnlyHere(address)) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ my: 1 }}>
      <TextLines text={`${onlyHereText(origin)}\n${needs}`} />
    </Alert>
  );
}
