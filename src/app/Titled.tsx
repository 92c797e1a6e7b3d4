import { type ReactNode, useEffect } from 'react';
import { useAppSettings } from '#lib/use-app-settings.ts';
import { useDocumentTitle } from '#lib/use-document-title.ts';
import { text } from './text.ts';

interface TitledProps {
  title: string;
  children: ReactNode;
}

/** Names a page in the tab, and to who listens when it was reached. */
export function Titled({ title, children }: TitledProps) {
  const { announce } = useAppSettings();
  useDocumentTitle(text.pageTitle(title));
  useEffect(() => announce(title), [announce, title]);
  return children;
}
