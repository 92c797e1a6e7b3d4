import { memo, Suspense } from 'react';
import { lazyPart } from '#loading/lazy-part.tsx';
import type { Edited } from './edited.ts';

const EntryDialog = lazyPart('entry', async () => (await import('./EntryDialog.tsx')).EntryDialog);

interface EntryEditorProps {
  /** None: nothing is edited. */
  edited: Edited | null;
  onClose: () => void;
}

/** The one dialog of entries, from wherever on the tracker it is opened. */
export const EntryEditor = memo(function EntryEditor({ edited, ...others }: EntryEditorProps) {
  return <Suspense>{edited && <EntryDialog edited={edited} {...others} />}</Suspense>;
});
