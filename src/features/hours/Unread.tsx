import { useEffect } from 'react';
import { Hint } from '#ui/Hint.tsx';
import { isViewUnread } from '#work-time/is-view-unread.ts';
import { hoursText } from './text.ts';

/** Stands in the place of a sheet that was not read, and comes by itself with the network (TRK-54). */
export function Unread() {
  useEffect(() => {
    isViewUnread.set(true);
    return () => isViewUnread.set(false);
  }, []);
  return <Hint>{hoursText.unread}</Hint>;
}
