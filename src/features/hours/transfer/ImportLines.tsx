import Box from '@mui/material/Box';
import type { NamedLine } from '#domain/work-time/table/table-reading.ts';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { transferText } from './text.ts';

/** More lines would help nobody. */
const SHOWN = 100;

interface ImportLinesProps {
  heading: (count: number) => string;
  lines: readonly NamedLine<string>[];
  /** The number of all lines, if these are only the first. */
  count?: number;
  textOf: (line: number, cause: string, sheet?: string) => string;
  isOpen?: boolean;
}

/** Lines of a file with something to say about them; nothing if there are none. */
export function ImportLines(props: ImportLinesProps) {
  const { heading, lines, count = lines.length, textOf, isOpen = false } = props;
  if (count === 0) return null;
  const first = lines.slice(0, SHOWN);
  return (
    <Box component="details" open={isOpen}>
      <Box component="summary" sx={{ py: 1, minHeight: TOUCH_TARGET, cursor: 'pointer' }}>
        {heading(count)}
      </Box>
      <Box
        component="ul"
        // Scrolls, so it has to be reached with the keyboard.
        tabIndex={0}
        aria-label={heading(count)}
        sx={{ m: 0, pl: 3, maxHeight: 160, overflowY: 'auto', typography: 'body2' }}
      >
        {first.map(({ line, cause, sheet }) => (
          <li key={`${sheet} ${line} ${cause}`}>{textOf(line, cause, sheet)}</li>
        ))}
        {count > first.length && <li>{transferText.moreLines(count - first.length)}</li>}
      </Box>
    </Box>
  );
}
