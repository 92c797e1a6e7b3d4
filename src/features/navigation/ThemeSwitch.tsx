import BrightnessAuto from '@mui/icons-material/BrightnessAuto';
import DarkMode from '@mui/icons-material/DarkMode';
import LightMode from '@mui/icons-material/LightMode';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { navigationText } from './text.ts';

const next = { system: 'light', light: 'dark', dark: 'system' } as const;
const icons = { system: BrightnessAuto, light: LightMode, dark: DarkMode };

/** Cycles through the system's, the light and the dark scheme (UI-6). */
export function ThemeSwitch() {
  const { mode = 'system', setMode } = useColorScheme();
  const Icon = icons[mode];
  return (
    <IconButton
      aria-label={navigationText.themeNow(mode)}
      onClick={() => setMode(next[mode])}
      sx={{ width: TOUCH_TARGET, height: TOUCH_TARGET }}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
}
