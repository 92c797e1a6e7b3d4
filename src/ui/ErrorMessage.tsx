import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Flash } from './Flash.tsx';
import { TextLines } from './TextLines.tsx';
import { uiText } from './text.ts';

interface ErrorMessageProps {
  /** The level of a heading above the message, where it replaces a panel or a part of one. */
  heading?: { text: string; level: 'h2' | 'h3' };
  /** The customer's text; a second line has the reason, which that leaves out. */
  message?: string | undefined;
  /** Actions that may help. */
  actions?: readonly { label: string; onClick: () => void }[];
  /** Tries again, by a button. */
  onRetry?: () => void;
}

/** An error in the place where it happened; on top of the page it is a notice. */
export function ErrorMessage({ heading, message, actions = [], onRetry }: ErrorMessageProps) {
  const all = onRetry ? [...actions, { label: uiText.retry, onClick: onRetry }] : actions;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        flexDirection: heading ? 'column' : 'row',
        alignItems: heading ? 'start' : 'center',
        columnGap: 2,
        rowGap: 1,
      }}
    >
      {/* Another message is news again. */}
      <Flash key={message} sx={{ px: 1, borderRadius: 1, color: 'error.main' }}>
        {heading && (
          <Typography variant={heading.level === 'h2' ? 'h1' : 'h3'} component={heading.level}>
            {heading.text}
          </Typography>
        )}
        {message !== undefined && <TextLines text={message} />}
      </Flash>
      {all.map(({ label, onClick }) => (
        <Button key={label} onClick={onClick}>
          {label}
        </Button>
      ))}
    </Box>
  );
}
