import { memo, useState } from 'react';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import type { Commands } from '../commands/use-commands.ts';
import { KeyHelp } from './KeyHelp.tsx';
import { useShortcuts } from './use-shortcuts.ts';

interface ShortcutsProps {
  records: readonly WorkRecord[];
  commands: Commands;
}

/** Single keys on every tab of the tracker, and their list, which `?` opens (TRK-32). */
export const Shortcuts = memo(function Shortcuts({ records, commands }: ShortcutsProps) {
  const [isListed, setIsListed] = useState(false);
  useShortcuts(records, commands, () => setIsListed(true));
  return isListed && <KeyHelp onClose={() => setIsListed(false)} />;
});
