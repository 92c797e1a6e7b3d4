import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from '#app/App.tsx';
import { routeTable } from '#app/route-table.tsx';
import { styleCache } from '#app/style-cache.ts';
import { paths } from '#contract/paths.ts';
import { apiHost, webHost, webPath } from '#lib/build-settings.ts';

const RAFFLES = `<link rel="preload" as="fetch" crossorigin href="${apiHost}${paths.raffles}">`;

/**
 * The index page as a guest sees it first. `src/main.tsx` hydrates it.
 *
 * @returns the content of the root element, the style elements that it needs, and what it will ask for at once
 */
export async function render() {
  const handler = createStaticHandler(routeTable, { basename: webPath });
  const context = await handler.query(new Request(new URL(webHost, 'http://localhost')));
  if (context instanceof Response) throw new Error('The index page redirects');
  const router = createStaticRouter(handler.dataRoutes, context);
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(styleCache);
  const html = renderToString(
    <App>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
  );
  // Also the styles that stand in no class of their own, because others build on them: the browser
  // would compile each that is missing, while it takes the page over.
  const everyClass = Object.keys(styleCache.inserted).map((id) => `${styleCache.key}-${id}`);
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(everyClass.join(' ')))
    // emotion's own mark: otherwise it moves them to the head, and the browser reads them all again.
    .replaceAll('<style ', '<style data-s ');
  return { html, head: styles + RAFFLES };
}
