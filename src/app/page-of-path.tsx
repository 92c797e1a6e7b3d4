import { type ReactNode, Suspense } from 'react';
import { Roulette } from '#features/roulette/Roulette.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { HomePage } from './HomePage.tsx';
import { text } from './text.ts';
import { WordPage } from './WordPage.tsx';

const SectionPage = lazyPart(
  'SectionPage',
  async () => (await import('./SectionPage.tsx')).SectionPage,
);

/** What a path of the navigation shows. */
export function pageOfPath(path: string): ReactNode {
  switch (path.split('/')[1]) {
    case 'Home':
      return <HomePage />;
    case 'Roulette':
      return <Roulette />;
    case 'About':
      return <WordPage word={text.about} />;
    default:
      return (
        <Suspense>
          <SectionPage path={path} />
        </Suspense>
      );
  }
}
