import { useEffect, useRef } from 'react';
import { useAppSettings } from '#lib/use-app-settings.ts';
import { useDocumentTitle } from '#lib/use-document-title.ts';
import { appText } from './text.ts';
import { usePage } from './use-page.ts';

/**
 * Names the page in the tab, and announces it when it is reached. The index page is announced only
 * on the way back to it. Comes before the content, so that its effects may set another title.
 */
export function PageTitle() {
  const { announce } = useAppSettings();
  const { title } = usePage();
  const wasElsewhere = useRef(false);
  useDocumentTitle(title === undefined ? appText.appName : appText.pageTitle(title));
  useEffect(() => {
    if (title !== undefined) wasElsewhere.current = true;
    if (wasElsewhere.current) announce(title ?? appText.home);
  }, [announce, title]);
  return null;
}
