import { DrawSettings } from './DrawSettings.tsx';
import { HistoryAndProof } from './HistoryAndProof.tsx';
import { SoundSettings } from './SoundSettings.tsx';
import { settingsText } from './text.ts';

/** The settings in their order, each with the letter of its address (ROU-26). */
export const settingParts = [
  { letter: 'A', heading: settingsText.draws, Part: DrawSettings },
  { letter: 'B', heading: settingsText.show, Part: SoundSettings },
  { letter: 'C', heading: settingsText.historyAndProof, Part: HistoryAndProof },
] as const;
