import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ROOM_FRAGMENT } from './room-link.ts';
import { ownRoom } from './room-memory.ts';

/** The way into a room: the fragment of its link, or this tab, which is its host. */
export type RoomEntrance = { kind: 'link'; fragment: string } | { kind: 'host'; isNew: boolean };

/**
 * The room that this page shows, if any. Unlike the fragment of a shared list, a room's stays in the address,
 * so that a viewer who loads the page again is in the room again. A host's tab remembers its room.
 */
export function useRoomEntrance() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  // The prerendered page knows neither fragment nor tab.
  const [fragment, setFragment] = useState<string | null>(null);
  const [host, setHost] = useState<{ isNew: boolean } | null>(null);
  useEffect(() => setFragment(hash.startsWith(ROOM_FRAGMENT) ? hash : null), [hash]);
  // A link may lead to the room that this tab hosts, and the room may be over when the link is left.
  const isLinked = fragment !== null;
  useEffect(() => setHost(!isLinked && ownRoom() !== null ? { isNew: false } : null), [isLinked]);

  const entrance: RoomEntrance | null = isLinked
    ? { kind: 'link', fragment }
    : host && { kind: 'host', ...host };
  return {
    entrance,
    /** Shows the room that was just opened in this tab. */
    openOwn: () => setHost({ isNew: true }),
    leave(): void {
      if (isLinked) void navigate(pathname, { replace: true });
      else setHost(null);
    },
  };
}
