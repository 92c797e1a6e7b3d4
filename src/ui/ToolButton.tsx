import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { hiddenFromSight } from './VisuallyHidden.tsx';

interface ToolButtonProps {
  icon: ReactNode;
  label: string;
  disabled?: boolean;
  /** True if a press only says why nothing is done. */
  isOff?: boolean;
  onClick: () => void;
}

/** A tool of a panel: icon and name, or the icon alone on a narrow page. */
export function ToolButton(props: ToolButtonProps) {
  const { icon, label, disabled = false, isOff = false, onClick } = props;
  return (
    <Button
      variant="text"
      title={label}
      disabled={disabled}
      aria-disabled={isOff || undefined}
      onClick={onClick}
      sx={{ columnGap: 0.75, '& svg': { fontSize: '1.25rem' } }}
    >
      {icon}
      <Box
        component="span"
        sx={({ breakpoints }) => ({ [breakpoints.down('md')]: hiddenFromSight })}
      >
        {label}
      </Box>
    </Button>
  );
}
