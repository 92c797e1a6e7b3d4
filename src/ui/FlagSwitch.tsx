import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { memo } from 'react';
import type { Store } from '#lib/store.ts';
import { useStore } from '#lib/use-store.ts';

interface FlagSwitchProps {
  label: string;
  setting: Store<boolean>;
  disabled?: boolean;
}

/** A setting that is on or off. Not drawn again with its surroundings. */
export const FlagSwitch = memo(function FlagSwitch({
  label,
  setting,
  disabled = false,
}: FlagSwitchProps) {
  const on = useStore(setting);
  return (
    <FormControlLabel
      label={label}
      labelPlacement="start"
      disabled={disabled}
      control={<Switch checked={on} onChange={(_, checked) => setting.set(checked)} size="small" />}
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ mx: 0 }}
    />
  );
});
