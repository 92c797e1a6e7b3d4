import { Outlet } from 'react-router-dom';
import { NotFoundPage } from './NotFoundPage.tsx';
import { usePage } from './use-page.ts';

/** The third panel: what the address names. */
export function Content() {
  return usePage().isFound ? <Outlet /> : <NotFoundPage />;
}
