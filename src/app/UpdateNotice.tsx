import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { notifyUpdate } from '#lib/notify.ts';
import { pageLoad } from '#lib/page-load.ts';
import { registerServiceWorker } from './register-service-worker.ts';
import { text } from './text.ts';

/** Says that a new version of the page is there, and takes it when asked. */
export function UpdateNotice() {
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const action = <Button onClick={pageLoad.newest}>{text.reload}</Button>;
    void registerServiceWorker(() => notifyUpdate(text.newVersion, action));
  }, []);
  return null;
}
