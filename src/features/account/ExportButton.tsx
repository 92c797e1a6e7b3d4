import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { formatDate } from '#domain/calendar/time.ts';
import { saveFile } from '#lib/save-file.ts';
import { browserZone } from '#lib/time/browser-zone.ts';
import { serverClock } from '#lib/time/server-clock.ts';
import { useAppSettings } from '#lib/use-app-settings.ts';
import { clearError, notifyError } from '#notices/notify.ts';
import { sessionText } from '#session/text.ts';
import { fetchBackup } from './api.ts';
import { accountText } from './text.ts';
import { useReadAgain } from './use-account.ts';

/** Gives the user all records and entries as a file, which can be imported again (HRS-8). */
export function ExportButton() {
  const { announce } = useAppSettings();
  const readAgain = useReadAgain();
  const saving = useMutation({
    mutationFn: fetchBackup,
    onMutate: clearError,
    onError: (error) => notifyError(sessionText.callFailed(error)),
    onSuccess: async (content) => {
      const name = accountText.backupFile(formatDate(serverClock.now(), browserZone.get()));
      saveFile(name, new Blob([content], { type: 'application/json' }));
      announce(accountText.exported);
      await readAgain();
    },
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1.5 }}>
      <Button disabled={saving.isPending} onClick={() => saving.mutate()}>
        {accountText.export}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {saving.isSuccess && accountText.exported}
      </Typography>
    </Box>
  );
}
