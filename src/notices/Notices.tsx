import { Suspense, useEffect, useState } from 'react';
import { useStore } from '#lib/use-store.ts';
import { lazyPart } from '#loading/lazy-part.tsx';
import { onFirstTouch } from '#loading/on-first-touch.ts';
import { type NoticePlace, noticesStore } from './notify.ts';

const NoticeStack = lazyPart(
  'notices',
  async () => (await import('./NoticeStack.tsx')).NoticeStack,
);

/**
 * Where the notices of the page are shown, or those of a form, below its panel: nothing before the first
 * one (decision 009).
 */
export function Notices({ place }: { place: NoticePlace }) {
  const hasNotices = useStore(noticesStore).some((notice) => notice.place === place);
  const [isUsed, setIsUsed] = useState(false);
  // It stays for the notice that leaves.
  if (hasNotices && !isUsed) setIsUsed(true);
  useEffect(() => onFirstTouch(NoticeStack.preload), []);
  return (
    isUsed && (
      <Suspense>
        <NoticeStack place={place} />
      </Suspense>
    )
  );
}
