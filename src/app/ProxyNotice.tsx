import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { isProxyAsking, watchProxy } from '#lib/http/proxy-sign-in.ts';
import { useStore } from '#lib/use-store.ts';
import { pageLoad } from '#loading/page-load.ts';
import { notifyProxy } from '#notices/notify.ts';
import { appText } from './text.ts';

/** Says that a proxy in front of the server wants its own sign-in, with a button that leads there (OUT-11). */
export function ProxyNotice() {
  const isAsking = useStore(isProxyAsking);
  useEffect(watchProxy, []);
  useEffect(() => {
    if (!isAsking) return;
    const action = <Button onClick={pageLoad.fromNetwork}>{appText.signInAtProxy}</Button>;
    return notifyProxy(appText.proxyAsks, action);
  }, [isAsking]);
  return null;
}
