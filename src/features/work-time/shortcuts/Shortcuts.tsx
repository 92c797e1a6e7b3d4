import { memo, Suspense, useState } from 'react';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { lazyPart } from '#loading/lazy-part.tsx';
import type { Commands } from '../commands/use-commands.ts';
import { useShortcuts } from './use-shortcuts.ts';

const KeyHelp = lazyPart('KeyHelp', async () => (await import('./KeyHelp.tsx')).KeyHelp);

interface ShortcutsProps {
  records: readonly WorkRecord[];
  commands: Commands;
}

/** Single keys on every tab of the tracker, and their list, which `?` opens (TRK-32). */
export const Shortcuts = memo(function Shortcuts({ records, commands }: ShortcutsProps) {
  const [isListed, setIsListed] = useState(false);
  useShortcuts(records, commands, () => setIsListed(true));
  return <Suspense>{isListed && <KeyHelp onClose={() => setIsListed(false)} />}</Suspense>;
});
