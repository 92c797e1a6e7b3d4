import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import { text } from './text.ts';

interface PasswordToggleProps {
  shown: boolean;
  onToggle: (shown: boolean) => void;
}

/** Shows and hides what is typed into a password field. */
export function PasswordToggle({ shown, onToggle }: PasswordToggleProps) {
  return (
    <IconButton
      edge="end"
      aria-label={text.showCharacters}
      aria-pressed={shown}
      onClick={() => onToggle(!shown)}
      sx={{ width: 44, height: 44 }}
    >
      {shown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
    </IconButton>
  );
}
