import { useEffect } from 'react';

/** Gives the tab a title for as long as the component is there, and puts the old one back after. */
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
