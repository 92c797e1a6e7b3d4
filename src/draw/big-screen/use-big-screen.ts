import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { withoutEndSlash } from '#domain/navigation/sections.ts';
import { useBackCloses } from '#ui/use-back-closes.ts';

/**
 * Opens and closes the big screen, at its own address or over another page, where Back closes it (ROU-51). It fills
 * the screen where the browser allows it.
 *
 * @param address of the page that is the big screen; `null` if there is none
 */
export function useBigScreen(address: string | null) {
  const { key, pathname } = useLocation();
  const isAddress = withoutEndSlash(pathname) === address;
  /** Another entry of the history is another page, over which it does not stand. */
  const [pressed, setPressed] = useState({ key: '', isOpen: false });
  const isOpen = pressed.key === key ? pressed.isOpen : isAddress;
  const close = () => setPressed({ key, isOpen: false });
  useBackCloses(isOpen && !isAddress, close);
  // The prerendered page shows none. Where there is none, it is not drawn a second time for that.
  const isShown = useSyncExternalStore(
    never,
    () => isOpen,
    () => false,
  );

  function open(): void {
    // Browsers allow full screen only within the press; without it the dialog fills the window.
    ask(() => document.documentElement.requestFullscreen?.());
    setPressed({ key, isOpen: true });
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
