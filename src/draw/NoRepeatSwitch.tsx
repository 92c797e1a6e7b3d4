import Box from '@mui/material/Box';
import { useStore } from '#lib/use-store.ts';
import { FlagSwitch } from '#ui/FlagSwitch.tsx';
import { noRepeatSetting, sameNamesSetting } from './draw-settings.ts';
import { rouletteText } from './text.ts';

interface NoRepeatSwitchProps {
  disabled?: boolean;
  /** The lines to draw from: if one is repeated, all lines of its text can be left out. */
  items?: readonly { title: string }[] | undefined;
}

/** Leaves drawn lines out of the next draw (ROU-22). */
export function NoRepeatSwitch({ disabled = false, items = [] }: NoRepeatSwitchProps) {
  const isOn = useStore(noRepeatSetting);
  const isRepeated = isOn && new Set(items.map(({ title }) => title)).size < items.length;
  return (
    <>
      <FlagSwitch label={rouletteText.noRepeat} setting={noRepeatSetting} disabled={disabled} />
      {isRepeated && (
        // On a phone the settings have it.
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <FlagSwitch
            label={rouletteText.sameNames}
            setting={sameNamesSetting}
            disabled={disabled}
          />
        </Box>
      )}
    </>
  );
}
