import { useEffect, useState } from 'react';
import { useStore } from '#lib/use-store.ts';
import { lazyPart } from '#loading/lazy-part.tsx';
import { onFirstTouch } from '#loading/on-first-touch.ts';
import { noticesStore } from './notify.ts';

const NoticeStack = lazyPart(
  'notices',
  async () => (await import('./NoticeStack.tsx')).NoticeStack,
);

/** Shows the notices on top of the page: nothing before the first one (decision 009). */
export function Notices() {
  const hasNotices = useStore(noticesStore).some((notice) => notice.about !== 'form');
  const [isUsed, setIsUsed] = useState(false);
  // It stays for the notice that leaves.
  if (hasNotices && !isUsed) setIsUsed(true);
  useEffect(() => onFirstTouch(NoticeStack.preload), []);
  return isUsed && <NoticeStack />;
}
