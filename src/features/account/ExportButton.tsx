import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatDate } from '#domain/calendar/time.ts';
import { saveFile } from '#lib/save-file.ts';
import { browserZone } from '#lib/time/browser-zone.ts';
import { serverClock } from '#lib/time/server-clock.ts';
import { fetchBackup } from './api.ts';
import { accountText } from './text.ts';
import { useAccountChange } from './use-account-change.ts';

/** Gives the user all records and entries as a file, which can be imported again (HRS-8). */
export function ExportButton() {
  const { change, busy, done } = useAccountChange(save);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1.5 }}>
      <Button disabled={busy} onClick={() => change()}>
        {accountText.export}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {done}
      </Typography>
    </Box>
  );
}

async function save(): Promise<string> {
  const content = await fetchBackup();
  const name = accountText.backupFile(formatDate(serverClock.now(), browserZone.get()));
  saveFile(name, new Blob([content], { type: 'application/json' }));
  return accountText.exported;
}
