import { useCallback, useState } from 'react';

/**
 * The room of the last column of a table in full-width characters, and the ref of the table. It has no limit until it
 * is measured: what has more is cut by its cell.
 */
export function useContentRoom() {
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  const ref = useCallback((table: HTMLTableElement | null) => {
    const head = table?.querySelector('thead .rest');
    if (!head) return;
    const observer = new ResizeObserver(([entry]) => {
      const size = Number.parseFloat(getComputedStyle(head).fontSize);
      if (entry) setRoom(entry.contentRect.width / size);
    });
    observer.observe(head);
    return () => observer.disconnect();
  }, []);
  return { room, ref };
}
