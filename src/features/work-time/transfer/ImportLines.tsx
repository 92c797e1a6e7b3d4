import Box from '@mui/material/Box';
import type { ImportReport } from '#contract/transfer.ts';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { transferText } from './text.ts';

interface ImportLinesProps {
  heading: string;
  lines: ImportReport['wrong'];
  textOf: (line: number, cause: string) => string;
  isOpen?: boolean;
}

/** Lines of a file with something to say about them; nothing if there are none. */
export function ImportLines({ heading, lines, textOf, isOpen = false }: ImportLinesProps) {
  const { count, first } = lines;
  if (count === 0) return null;
  return (
    <Box component="details" open={isOpen}>
      <Box component="summary" sx={{ py: 1, minHeight: TOUCH_TARGET, cursor: 'pointer' }}>
        {heading}
      </Box>
      <Box
        component="ul"
        // Scrolls, so it has to be reached with the keyboard.
        tabIndex={0}
        aria-label={heading}
        sx={{ m: 0, pl: 3, maxHeight: 160, overflowY: 'auto', typography: 'body2' }}
      >
        {first.map(({ line, cause }) => (
          <li key={`${line} ${cause}`}>{textOf(line, cause)}</li>
        ))}
        {count > first.length && <li>{transferText.moreLines(count - first.length)}</li>}
      </Box>
    </Box>
  );
}
