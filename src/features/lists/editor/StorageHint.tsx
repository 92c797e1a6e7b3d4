import { useEffect, useState } from 'react';
import { useExtensions } from '#session/use-extensions.ts';
import { Hint } from '#ui/Hint.tsx';
import { listsText } from './text.ts';

/**
 * Warns that this browser may remove stored lists: Safari does so after seven days without a visit, unless the
 * page is installed or storage was granted.
 */
export function StorageHint() {
  const [mayForget, setMayForget] = useState(false);
  const hasAccounts = useExtensions();
  useEffect(() => {
    if (!isSafari() || isInstalled()) return;
    const persisted = navigator.storage?.persisted?.() ?? Promise.resolve(false);
    persisted.then((isKept) => setMayForget(!isKept)).catch(() => undefined);
  }, []);
  if (!mayForget) return null;
  return <Hint>{listsText.mayBeForgotten(hasAccounts)}</Hint>;
}

/** No other engine has this event. */
const isSafari = () => 'GestureEvent' in window;

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;
