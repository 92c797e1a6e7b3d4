import { memo, useState } from 'react';
import { KeyHelp } from './KeyHelp.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/** Single keys on every tab of the tracker, and their list, which `?` opens (TRK-32). */
export const Shortcuts = memo(function Shortcuts() {
  const [isListed, setIsListed] = useState(false);
  useShortcuts(() => setIsListed(true));
  return isListed && <KeyHelp onClose={() => setIsListed(false)} />;
});
