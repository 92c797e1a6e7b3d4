import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useStore } from '#lib/use-store.ts';
import { soundSetting } from './sound-setting.ts';
import { text } from './text.ts';

export function SoundSwitch() {
  const on = useStore(soundSetting);
  return (
    <FormControlLabel
      label={text.sound}
      labelPlacement="start"
      control={
        <Switch checked={on} onChange={(_, checked) => soundSetting.set(checked)} size="small" />
      }
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ minHeight: 44, mr: 0 }}
    />
  );
}
