import { useParams } from 'react-router-dom';
import { navigationPaths } from '#domain/navigation/sections.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { pageOfPath } from './page-of-path.tsx';
import { Titled } from './Titled.tsx';
import { text } from './text.ts';

/**
 * The page at a path of the navigation, or that there is none. All of them are one route, because
 * the router ranks every route that it has before the first page is shown.
 */
export function NavigationPage() {
  const { '*': rest = '' } = useParams();
  const path = `/${rest.replace(/\/+$/, '')}`;
  const isKnown = navigationPaths.includes(path);
  return (
    <Titled title={isKnown ? path.slice(1) : text.notFound}>
      {isKnown ? pageOfPath(path) : <NotFoundPage />}
    </Titled>
  );
}
