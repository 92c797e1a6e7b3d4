import Alert from '@mui/material/Alert';
import { useZone } from '#lib/time/use-zone.ts';
import { uiText } from './text.ts';

/** Says that times are in the zone in which they were opened, once the page has another one (UI-5). */
export function OtherZone({ zone }: { zone: string }) {
  if (zone === useZone()) return null;
  return (
    <Alert severity="info" variant="outlined">
      {uiText.otherZone(zone)}
    </Alert>
  );
}
