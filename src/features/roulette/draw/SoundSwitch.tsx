import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { memo } from 'react';
import { useStore } from '#lib/use-store.ts';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { rouletteText } from '../text.ts';
import { soundSetting } from './sound-setting.ts';

/** Not drawn again with the roulette around it. */
export const SoundSwitch = memo(function SoundSwitch() {
  const on = useStore(soundSetting);
  return (
    <FormControlLabel
      label={rouletteText.sound}
      labelPlacement="start"
      control={
        <Switch checked={on} onChange={(_, checked) => soundSetting.set(checked)} size="small" />
      }
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ minHeight: TOUCH_TARGET, mr: 0 }}
    />
  );
});
