import { useEffect, useState } from 'react';
import { ownRoom } from './own-room.ts';

/** Whether this tab is the host of a room: also after the page was loaded again. */
export function useHostsRoom() {
  const [state, setState] = useState<'none' | 'new' | 'kept'>('none');
  // The prerendered page knows nothing of this tab.
  useEffect(() => {
    if (ownRoom() !== null) setState('kept');
  }, []);
  return {
    isOpen: state !== 'none',
    /** Whether it was opened just now. */
    isNew: state === 'new',
    open: () => setState('new'),
    close: () => setState('none'),
  };
}
