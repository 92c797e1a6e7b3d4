import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withoutEndSlash } from '#domain/navigation/sections.ts';
import { fieldsOf } from '#lib/http/read.ts';

/**
 * Whether the big screen is open: each entry of the browser's history says so in its state, or else by
 * its address. So Back closes it, and it stands over no other page (ROU-26). Where the browser allows it,
 * it has the screen for itself.
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
    // Asked for in the press itself, as browsers want it; without it the dialog is all there is.
    ask(() => document.documentElement.requestFullscreen?.());
    void navigate({ pathname, search, hash }, { state: { bigScreen: 'open' } });
  }

  function close(): void {
    // Pressed again before the page has closed it, Esc would go back twice.
    if (left.current === location) return;
    left.current = location;
    if (bigScreen === 'open') void navigate(-1);
    else
      void navigate({ pathname, search, hash }, { replace: true, state: { bigScreen: 'closed' } });
  }

  // Esc belongs to the browser there: who leaves the full screen leaves the big screen.
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

/** Old browsers return no promise, and some throw: it is a wish. */
function ask(wish: () => Promise<void> | undefined): void {
  void (async () => wish())().catch(() => undefined);
}

const never = () => () => undefined;
