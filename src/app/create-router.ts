import { createBrowserRouter } from 'react-router-dom';
import { webPath } from '#lib/build-settings.ts';
import { pageLoad } from '#loading/page-load.ts';
import { routeTable } from './route-table.tsx';
import { tidyLink } from './tidy-link.ts';

/** The router of the browser's own address, below the path of the web host. */
export function createRouter() {
  pageLoad.tidy();
  tidyLink();
  // Before the router hears of it: a link may be pasted into an open page.
  addEventListener('popstate', tidyLink);
  return createBrowserRouter(routeTable, { basename: webPath });
}
