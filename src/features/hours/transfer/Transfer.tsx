import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { dayOf } from '#domain/calendar/day.ts';
import { toApiError } from '#lib/http/api-error.ts';
import { saveFile } from '#lib/save-file.ts';
import { browserZone } from '#lib/time/browser-zone.ts';
import { clock } from '#lib/time/clock.ts';
import { clearError, notifyError } from '#notices/notify.ts';
import { ImportButton } from './ImportButton.tsx';
import { transferText } from './text.ts';
import { fetchBackup } from './transfer-api.ts';

/** The buttons for files: everything that the user has as a backup, and the import (HRS-8, HRS-9). */
export function Transfer() {
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);
  const backup = useMutation({
    mutationFn: async () => {
      const controller = new AbortController();
      underWay.current = controller;
      try {
        const text = await fetchBackup(controller.signal);
        const day = dayOf(clock.now().serverMs, browserZone.get());
        saveFile(`kuji-to-kinmu-${day}.json`, new Blob([text], { type: 'application/json' }));
      } catch (error) {
        if (!controller.signal.aborted) notifyError(transferText.failed(toApiError(error)));
      }
    },
    onMutate: clearError,
  });
  return (
    <>
      <Button variant="text" disabled={backup.isPending} onClick={() => backup.mutate()}>
        {transferText.backup}
      </Button>
      <ImportButton label={transferText.import} />
    </>
  );
}
