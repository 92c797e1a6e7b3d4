import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withoutEndSlash } from '#domain/navigation/sections.ts';
import { fieldsOf } from '#lib/http/read.ts';

/**
 * Opens and closes the big screen by entries of the browser's history, each of which has it in its state, or
 * else in its address: Back closes it, and it covers no other page (ROU-51). It fills the screen where
 * the browser allows it.
 *
 * @param address of the page that is the big screen; `null` if there is none
 */
export function useBigScreen(address: string | null) {
  const location = useLocation();
  const navigate = useNavigate();
  const left = useRef<typeof location>(null);
  const { pathname, search, hash, state } = location;
  const { bigScreen } = fieldsOf(state);
  const isOpen =
    bigScreen === undefined ? withoutEndSlash(pathname) === address : bigScreen === 'open';
  // The prerendered page shows none. Where there is none, it is not drawn a second time for that.
  const isShown = useSyncExternalStore(
    never,
    () => isOpen,
    () => false,
  );

  function open(): void {
    // Browsers allow full screen only within the press; without it the dialog fills the window.
    ask(() => document.documentElement.requestFullscreen?.());
    void navigate({ pathname, search, hash }, { state: { bigScreen: 'open' } });
  }

  function close(): void {
    // A second Esc, before the page has closed it, would go back twice.
    if (left.current === location) return;
    left.current = location;
    if (bigScreen === 'open') void navigate(-1);
    else
      void navigate({ pathname, search, hash }, { replace: true, state: { bigScreen: 'closed' } });
  }

  // Leaving the full screen, by the browser's own Esc, leaves the big screen.
  const onLeave = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) {
      if (document.fullscreenElement) ask(() => document.exitFullscreen());
      return;
    }
    const onChange = () => {
      if (!document.fullscreenElement) onLeave();
    };
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, [isOpen]);

  return { isOpen: isShown, open, close };
}

/** Tries a call that may throw, fail, or return no promise in old browsers. */
function ask(wish: () => Promise<void> | undefined): void {
  void (async () => wish())().catch(() => undefined);
}

const never = () => () => undefined;
