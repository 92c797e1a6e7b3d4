import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface ErrorMessageProps {
  heading: string;
  /** The level of the heading: of a panel of its own, or of a part of one. */
  level: 'h2' | 'h3';
  detail?: string | undefined;
  /** What may help. */
  action: { label: string; onClick: () => void };
}

/** Stands in for what could not be shown. */
export function ErrorMessage({ heading, level, detail, action }: ErrorMessageProps) {
  return (
    <Box role="alert">
      <Typography variant={level === 'h2' ? 'h1' : 'h3'} component={level}>
        {heading}
      </Typography>
      {detail !== undefined && <Typography>{detail}</Typography>}
      <Button onClick={action.onClick} sx={{ mt: 1 }}>
        {action.label}
      </Button>
    </Box>
  );
}
