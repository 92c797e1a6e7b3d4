import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ImportReport } from '#contract/transfer.ts';
import { Hint } from '#ui/Hint.tsx';
import type { ImportSource } from './import-state.ts';
import { transferText } from './text.ts';

interface ImportedFileProps {
  source: ImportSource;
  /** `null` before the server has looked at the file. */
  report: ImportReport | null;
  /** Buttons beside it. */
  children?: ReactNode;
}

/** The name of a file, and how it was understood. */
export function ImportedFile({ source, report, children }: ImportedFileProps) {
  const { file, table } = source;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 160, overflowWrap: 'anywhere' }}>
        <Typography translate="no">{file.name}</Typography>
        <Hint>
          {table
            ? transferText.understood(table.preset, table.reading)
            : report && transferText.backupFile}
        </Hint>
      </Box>
      {children}
    </Box>
  );
}
