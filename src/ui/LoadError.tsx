import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { text } from './text.ts';

interface LoadErrorProps {
  message: string;
  onRetry: () => void;
}

/** Says that something could not be loaded, with the one action that helps. */
export function LoadError({ message, onRetry }: LoadErrorProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Typography role="alert" sx={{ color: 'error.main' }}>
        {message}
      </Typography>
      <Button onClick={onRetry}>{text.retry}</Button>
    </Box>
  );
}
