import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { pageLoad } from '#loading/page-load.ts';
import { registerServiceWorker } from '#loading/register-service-worker.ts';
import { loadingText } from '#loading/text.ts';
import { notifyUpdate } from '#notices/notify.ts';
import { sessionStore } from '#session/session-store.ts';
import { appText } from './text.ts';

/** Announces a new version of the page, with a button to reload (UI-14). */
export function UpdateNotice() {
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const action = <Button onClick={pageLoad.newest}>{loadingText.reload}</Button>;
    void registerServiceWorker(
      () => notifyUpdate(appText.newVersion, action),
      () => sessionStore.get() !== null,
    );
  }, []);
  return null;
}
