import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ROOM_FRAGMENT } from './room-link.ts';

/**
 * The fragment of a link to a room. Unlike a shared list it stays in the address, so that a viewer who
 * loads the page again is in the room again.
 */
export function useLiveLink(): { live: string | null; leave: () => void } {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  // The prerendered page knows no fragment.
  const [live, setLive] = useState<string | null>(null);
  useEffect(() => setLive(hash.startsWith(ROOM_FRAGMENT) ? hash : null), [hash]);
  return { live, leave: () => void navigate(pathname, { replace: true }) };
}
