import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { flash } from './flash.ts';
import { uiText } from './text.ts';

interface LoadErrorProps {
  message: string;
  onRetry: () => void;
}

/** Says that something could not be loaded, flashing like a notice, with the action that helps. */
export function LoadError({ message, onRetry }: LoadErrorProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Typography
        role="alert"
        sx={(theme) => ({
          color: theme.vars.palette.error.main,
          px: 1,
          borderRadius: 1,
          whiteSpace: 'pre-line',
          ...flash(theme),
        })}
      >
        {message}
      </Typography>
      <Button onClick={onRetry}>{uiText.retry}</Button>
    </Box>
  );
}
