import { useRef, useState } from 'react';
import { useBigScreen } from './big-screen/use-big-screen.ts';

export type DrawView = ReturnType<typeof useDrawView>;

/**
 * The part of a session that every page has alike.
 *
 * @param bigScreenPath the address of the page that is the big screen; `null` if there is none
 */
export function useDrawView(bigScreenPath: string | null) {
  const bigScreen = useBigScreen(bigScreenPath);
  const [message, report] = useState('');
  const stage = useRef<HTMLDivElement>(null);
  const lines = useRef<HTMLOListElement>(null);
  return {
    bigScreen,
    /** The outcome of the last press, in place of the card's note. */
    message,
    report,
    /** The places of the page that a draw brings into view, and gives the focus to. */
    stage,
    lines,
  };
}
