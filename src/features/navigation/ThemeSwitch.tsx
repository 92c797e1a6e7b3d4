import BrightnessAuto from '@mui/icons-material/BrightnessAuto';
import DarkMode from '@mui/icons-material/DarkMode';
import LightMode from '@mui/icons-material/LightMode';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { text } from './text.ts';

const next = { system: 'light', light: 'dark', dark: 'system' } as const;
const icons = { system: BrightnessAuto, light: LightMode, dark: DarkMode };

/** Goes round the system's scheme, light and dark; what was chosen is remembered. */
export function ThemeSwitch() {
  const { mode = 'system', setMode } = useColorScheme();
  const Icon = icons[mode];
  return (
    <IconButton
      aria-label={text.themeNow(mode)}
      onClick={() => setMode(next[mode])}
      sx={{ width: 44, height: 44 }}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
}
