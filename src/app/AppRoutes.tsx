import type { ReactNode } from 'react';
import { Outlet, type RouteObject, useRoutes } from 'react-router-dom';
import { navigationPaths } from '#domain/navigation/sections.ts';
import { routes } from '#lib/routes.ts';
import { BareErrorPage } from './BareErrorPage.tsx';
import { ErrorGuard } from './ErrorGuard.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { HomePage } from './HomePage.tsx';
import { Layout } from './Layout.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { pageOfPath } from './page-of-path.tsx';
import { Titled } from './Titled.tsx';
import { text } from './text.ts';
import { WordPage } from './WordPage.tsx';

const layout = (
  <ErrorGuard fallback={BareErrorPage}>
    <Layout />
  </ErrorGuard>
);

const content = (
  <ErrorGuard fallback={ErrorPage}>
    <Outlet />
  </ErrorGuard>
);

const tree: RouteObject[] = [
  { path: routes.home, element: layout, children: [{ element: content, children: pages() }] },
];

/** The routes of the customer's section 2: the pages, and every path of the navigation. */
export function AppRoutes() {
  return useRoutes(tree);
}

function pages(): RouteObject[] {
  return [
    { index: true, element: <HomePage /> },
    page(routes.about, text.about, <WordPage word={text.about} />),
    page(routes.contact, text.contact, <WordPage word={text.contact} />),
    ...navigationPaths.map((path) => page(path, path.slice(1), pageOfPath(path))),
    page('*', text.notFound, <NotFoundPage />),
  ];
}

/** Paths are told apart by case: `/about` is a page, `/About` a section. */
function page(path: string, title: string, element: ReactNode): RouteObject {
  return { path, caseSensitive: true, element: <Titled title={title}>{element}</Titled> };
}
