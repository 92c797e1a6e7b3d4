import { useLocation, useMatches } from 'react-router-dom';
import { appText } from './text.ts';

/** A route's description of its page (React Router's `handle`). */
export interface PageHandle {
  /** Stands in the tab and is announced when the page is reached; without one the app's name does. */
  title: string;
}

/** The page at the current address. The router ignores extra slashes at the end; we allow one. */
export function usePage() {
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  if (pathname.includes('//')) return { title: appText.notFound, isFound: false };
  return { title: handle?.title, isFound: true };
}
