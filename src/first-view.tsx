import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '#app/App.tsx';
import { routes } from '#lib/routes.ts';

/** The page as a guest sees it first, as HTML with its styles in it. It can only be looked at. */
export function drawFirstView(): string {
  return renderToString(
    <div id="first-view" inert>
      <App router={(app) => <StaticRouter location={routes.home}>{app}</StaticRouter>} />
    </div>,
  );
}
