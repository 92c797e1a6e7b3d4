import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Outlet, type RouteObject } from 'react-router-dom';
import { navigationPaths } from '#domain/navigation/sections.ts';
import { listLetters } from '#domain/roulette/list-letter.ts';
import { navigationText } from '#features/navigation/text.ts';
import { webPath } from '#lib/build-settings.ts';
import { listPath, routes, settingsPath } from '#lib/routes.ts';
import { loadChunk } from '#loading/load-chunk.ts';
import { Column } from './Column.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { HomePage } from './HomePage.tsx';
import { Layout } from './Layout.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { RoulettePages } from './RoulettePages.tsx';
import { appText } from './text.ts';
import { type PageHandle, usePage } from './use-page.ts';

/** Every address of the page. Paths are case-sensitive: `/about` is a page, `/About` a section. */
export const routeTable: RouteObject[] = [
  {
    path: routes.home,
    element: <Layout />,
    errorElement: <BareErrorPage />,
    children: [
      {
        element: <Content />,
        errorElement: <ErrorPage />,
        // Until the chunk of a lazy route has come, its panel is empty.
        hydrateFallbackElement: <></>,
        children: [
          { index: true, element: <HomePage /> },
          page(routes.about, appText.about, { element: <WordPage word={appText.about} /> }),
          page(routes.contact, appText.contact, { element: <WordPage word={appText.contact} /> }),
          ...navigationPaths.map((path) => page(path, path.slice(1), pageOfSection(path))),
          page('*', appText.notFound, { element: <NotFoundPage /> }),
        ],
      },
    ],
  },
];

type PageContent = Pick<RouteObject, 'element' | 'hydrateFallbackElement' | 'lazy'>;

function page(path: string, title: string, content: PageContent): RouteObject {
  return { path, caseSensitive: true, handle: { title } satisfies PageHandle, ...content };
}

function pageOfSection(path: string): PageContent {
  if (path === routes.account) {
    // As high as it will be at least, so that nothing below moves.
    const hydrateFallbackElement = <Box sx={{ minHeight: '100vh' }} />;
    return { lazy: loadAccountPage, hydrateFallbackElement };
  }
  switch (path.split('/')[1]) {
    case 'Home':
      return { element: <HomePage /> };
    case 'Roulette':
      return { element: pageOfRoulette(path) };
    case 'About':
      return { element: <WordPage word={appText.about} /> };
    default:
      // Its content is not described: its heading, and nothing invented.
      return { element: <WordPage word={navigationText.entry(path)} /> };
  }
}

function pageOfRoulette(path: string) {
  const letter = listLetters.find((one) => listPath(one) === path);
  if (letter) return <RoulettePages page={{ kind: 'list', letter }} />;
  const part = path.slice(-1);
  if (settingsPath(part) === path)
    return <RoulettePages page={{ kind: 'settings', letter: part }} />;
  return <RoulettePages page={{ kind: 'draw' }} />;
}

async function loadAccountPage() {
  const { AccountPage } = await loadChunk(
    'AccountPage',
    () => import('#features/account/AccountPage.tsx'),
    () => `${webPath}${routes.account.slice(1)}`,
  );
  return { Component: AccountPage };
}

/** The third panel: the page of the address. */
function Content() {
  return usePage().isFound ? <Outlet /> : <NotFoundPage />;
}

/** The error page without the panels: for when one of them cannot be shown. */
function BareErrorPage() {
  return (
    <Column>
      <Box component="main">
        <ErrorPage />
      </Box>
    </Column>
  );
}

/** A page with a single word (NAV-2). */
function WordPage({ word }: { word: string }) {
  return (
    <Paper sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Typography variant="h1" component="h2">
        {word}
      </Typography>
    </Paper>
  );
}
