import { DrawSettings } from './DrawSettings.tsx';
import { HistoryAndProof } from './HistoryAndProof.tsx';
import { SoundSettings } from './SoundSettings.tsx';

/** What the last part of an address sets (ROU-26). */
export function SettingsPart({ entry }: { entry: string }) {
  if (entry === 'SettingA') return <DrawSettings />;
  if (entry === 'SettingB') return <SoundSettings />;
  if (entry === 'SettingC') return <HistoryAndProof />;
  return null;
}
