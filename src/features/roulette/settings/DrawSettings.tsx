import Typography from '@mui/material/Typography';
import { FlagSwitch } from '#ui/FlagSwitch.tsx';
import { drawText } from '../card/text.ts';
import { noRepeatSetting, sameNamesSetting } from './draw-settings.ts';
import { settingsText } from './text.ts';

/** The settings of draws. */
export function DrawSettings() {
  return (
    <>
      <FlagSwitch label={drawText.noRepeat} setting={noRepeatSetting} />
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {settingsText.noRepeatMeaning}
      </Typography>
      <FlagSwitch label={drawText.sameNames} setting={sameNamesSetting} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {settingsText.sameNamesMeaning}
      </Typography>
    </>
  );
}
