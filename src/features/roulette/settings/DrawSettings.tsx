import Typography from '@mui/material/Typography';
import { FlagSwitch } from '#ui/FlagSwitch.tsx';
import { noRepeatSetting, sameNamesSetting } from '../draw-settings.ts';
import { rouletteText } from '../text.ts';
import { settingsText } from './text.ts';

export function DrawSettings() {
  return (
    <>
      <FlagSwitch label={rouletteText.noRepeat} setting={noRepeatSetting} />
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {settingsText.noRepeatMeaning}
      </Typography>
      <FlagSwitch label={rouletteText.sameNames} setting={sameNamesSetting} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {settingsText.sameNamesMeaning}
      </Typography>
    </>
  );
}
