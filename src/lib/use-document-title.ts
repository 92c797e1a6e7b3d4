import { useEffect } from 'react';

/** Sets the tab's title while the component is mounted, then restores the previous one. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    return () => {
      document.title = before;
    };
  }, []);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
