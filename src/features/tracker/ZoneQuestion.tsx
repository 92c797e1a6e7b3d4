import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { isZoneDoubtful, zoneSetting } from '#lib/time/browser-zone.ts';
import { useStore } from '#lib/use-store.ts';
import { workTimeText } from '#work-time/words/text.ts';

/** Asks once whose time is to be shown where the browser says UTC in Japanese (UI-5). */
export function ZoneQuestion() {
  useStore(zoneSetting);
  if (!isZoneDoubtful()) return null;
  const { zoneDoubtful, japaneseTime, keepUtc } = workTimeText;
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ alignItems: 'center', py: 0, '& > .MuiAlert-action': { pt: 0 } }}
      action={
        <>
          <Button variant="text" onClick={() => zoneSetting.set('Asia/Tokyo')}>
            {japaneseTime}
          </Button>
          <Button variant="text" onClick={() => zoneSetting.set('UTC')}>
            {keepUtc}
          </Button>
        </>
      }
    >
      {zoneDoubtful}
    </Alert>
  );
}
