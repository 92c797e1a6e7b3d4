import { createBrowserRouter } from 'react-router-dom';
import { webPath } from '#lib/build-settings.ts';
import { routeTable } from './route-table.tsx';

/** The router of the browser's own address, below the path of the web host. */
export function createRouter() {
  return createBrowserRouter(routeTable, { basename: webPath });
}
