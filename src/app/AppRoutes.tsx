import { Outlet, Route, Routes } from 'react-router-dom';
import { routes } from '#lib/routes.ts';
import { BareErrorPage } from './BareErrorPage.tsx';
import { ErrorGuard } from './ErrorGuard.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { HomePage } from './HomePage.tsx';
import { Layout } from './Layout.tsx';
import { NavigationPage } from './NavigationPage.tsx';
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

/** The routes of the customer's section 2. Told apart by case: `/about` is a page, `/About` a section. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={routes.home} element={layout}>
        <Route element={content}>
          <Route index element={<HomePage />} />
          <Route caseSensitive path={routes.about} element={wordPage(text.about)} />
          <Route caseSensitive path={routes.contact} element={wordPage(text.contact)} />
          <Route path="*" element={<NavigationPage />} />
        </Route>
      </Route>
    </Routes>
  );
}

function wordPage(word: string) {
  return (
    <Titled title={word}>
      <WordPage word={word} />
    </Titled>
  );
}
