import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { NamedLine } from '#domain/work-time/table/table-reading.ts';
import { ImportLines } from './ImportLines.tsx';
import { transferText } from './text.ts';

interface LeftOutLinesProps {
  heading: (count: number) => string;
  lines: readonly NamedLine<string>[];
  /** True if the user wants them. */
  isTaken: boolean;
  isDisabled: boolean;
  onTake: (isTaken: boolean) => void;
}

/** Lines that are imported only if the user says so; nothing if there are none. */
export function LeftOutLines(props: LeftOutLinesProps) {
  const { heading, lines, isTaken, isDisabled, onTake } = props;
  if (lines.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={heading(lines.length)}
      sx={{ display: 'flex', alignItems: 'start', columnGap: 2 }}
    >
      <ImportLines heading={heading} lines={lines} textOf={transferText.line} />
      <FormControlLabel
        label={transferText.take}
        control={
          <Checkbox
            checked={isTaken}
            disabled={isDisabled}
            onChange={(_, checked) => onTake(checked)}
          />
        }
      />
    </Box>
  );
}
