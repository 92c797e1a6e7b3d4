import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { noRepeatSetting, sameNamesSetting } from '#draw/draw-settings.ts';
import { proofText } from '#draw/proof/text.ts';
import { rouletteText } from '#draw/text.ts';
import { FlagSwitch } from '#ui/FlagSwitch.tsx';
import { Hint } from '#ui/Hint.tsx';
import { SettingRows } from '#ui/SettingRows.tsx';
import { History } from '../history/History.tsx';
import { AboutDraw } from '../proof/AboutDraw.tsx';
import { SoundSettings } from './SoundSettings.tsx';
import { settingsText } from './text.ts';

/** The settings in their order, each with the letter of its address (ROU-26). */
export const settingParts = [
  { letter: 'A', heading: settingsText.draws, Part: DrawSettings },
  { letter: 'B', heading: settingsText.show, Part: SoundSettings },
  { letter: 'C', heading: settingsText.historyAndProof, Part: HistoryAndProof },
] as const;

export type SettingsLetter = (typeof settingParts)[number]['letter'];

function DrawSettings() {
  return (
    <SettingRows>
      <FlagSwitch label={rouletteText.noRepeat} setting={noRepeatSetting} />
      <Hint sx={{ mb: 1 }}>{settingsText.noRepeatMeaning}</Hint>
      <FlagSwitch label={rouletteText.sameNames} setting={sameNamesSetting} />
      <Hint>{settingsText.sameNamesMeaning}</Hint>
    </SettingRows>
  );
}

function HistoryAndProof() {
  return (
    <>
      <History />
      <Box component="section" aria-label={proofText.about} sx={{ mt: 2 }}>
        <Typography variant="h3" sx={{ mb: 1 }}>
          {proofText.about}
        </Typography>
        <AboutDraw />
      </Box>
    </>
  );
}
