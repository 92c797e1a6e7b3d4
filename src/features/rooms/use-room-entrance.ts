import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ROOM_FRAGMENT } from './room-link.ts';
import { ownRoom, ownRoomPath, setOwnRoomPath } from './room-memory.ts';

/** The way into a room: the fragment of its link, or this tab, which is its host. */
export type RoomEntrance =
  | { kind: 'link'; fragment: string }
  | { kind: 'host'; id: string; isNew: boolean };

/**
 * The room that this page follows, if any. Unlike the fragment of a shared list, a room's stays in the address,
 * so that a viewer who loads the page again is in the room again. A host's tab remembers its room, which goes
 * on while other pages are shown.
 */
export function useRoomEntrance() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  // The prerendered page knows neither fragment nor tab.
  const [fragment, setFragment] = useState<string | null>(null);
  const [host, setHost] = useState<{ id: string; isNew: boolean } | null>(null);
  const place = useRoomPlace();
  useEffect(() => setFragment(hash.startsWith(ROOM_FRAGMENT) ? hash : null), [hash]);
  // A link may lead to the room that this tab hosts, and the room may be over when the link is left.
  const isLinked = fragment !== null;
  useEffect(() => {
    const id = ownRoom();
    setHost(!isLinked && id !== null ? { id, isNew: false } : null);
  }, [isLinked]);

  function openOwn(isNew: boolean): void {
    const id = ownRoom();
    if (id !== null) setHost({ id, isNew });
    place.show();
  }

  const entrance: RoomEntrance | null = isLinked
    ? { kind: 'link', fragment }
    : host && { kind: 'host', ...host };
  return {
    entrance,
    /** False while its host looks at another page. */
    isShown: isLinked || place.isShown,
    show: place.show,
    /** Shows the room that was just opened in this tab. */
    openNew: () => openOwn(true),
    /** Shows the room whose host this tab has become. */
    openAgain: () => openOwn(false),
    leave(): void {
      if (isLinked) void navigate(pathname, { replace: true });
      else setHost(null);
    },
  };
}

/** The entry of the browser's history at which a host's room is shown; all others show their pages. */
function useRoomPlace() {
  const { key, pathname } = useLocation();
  const [place, setPlace] = useState(key);
  // A page that is loaded again shows what it showed.
  const onLoad = useEffectEvent(() => {
    if (![null, pathname].includes(ownRoomPath())) setPlace('');
  });
  useEffect(onLoad, []);
  return {
    isShown: key === place,
    show(): void {
      setPlace(key);
      setOwnRoomPath(pathname);
    },
  };
}
