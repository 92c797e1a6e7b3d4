import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useStore } from '#lib/use-store.ts';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { noRepeatSetting } from '../draw/no-repeat-setting.ts';
import { toolsText } from './text.ts';

/** Leaves drawn lines out of the next draw (ROU-22). */
export function NoRepeatSwitch({ disabled = false }: { disabled?: boolean }) {
  const on = useStore(noRepeatSetting);
  return (
    <FormControlLabel
      label={toolsText.noRepeat}
      labelPlacement="start"
      disabled={disabled}
      control={
        <Switch checked={on} onChange={(_, checked) => noRepeatSetting.set(checked)} size="small" />
      }
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ minHeight: TOUCH_TARGET, mx: 0 }}
    />
  );
}
