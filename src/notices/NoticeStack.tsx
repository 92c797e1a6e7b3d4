import { useEffect, useRef } from 'react';
import { useStore } from '#lib/use-store.ts';
import { Notice } from './Notice.tsx';
import { noticesStore } from './notify.ts';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from './notistack.ts';

/** The notices of the store, shown by notistack. */
export function NoticeStack() {
  const notices = useStore(noticesStore);
  const shown = useRef<readonly string[]>([]);
  useEffect(() => {
    const keys = notices.map(({ key }) => key);
    for (const key of shown.current) if (!keys.includes(key)) closeSnackbar(key);
    for (const notice of notices) {
      if (!shown.current.includes(notice.key)) enqueueSnackbar({ ...notice, persist: true });
    }
    shown.current = keys;
  }, [notices]);
  return (
    <SnackbarProvider
      transitionDuration={150}
      Components={{ error: Notice, warning: Notice, info: Notice }}
    />
  );
}
