import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ImportReport } from '#contract/transfer.ts';
import type { TableReading } from '#domain/work-time/table/table-reading.ts';
import { Hint } from '#ui/Hint.tsx';
import { ImportLines } from './ImportLines.tsx';
import { importSpanText } from './import-span-text.ts';
import { transferText } from './text.ts';

interface ImportPreviewProps {
  /** `null` as long as nothing can be imported. */
  report: ImportReport | null;
  /** The entries of a table; `null` for a backup. */
  reading: TableReading | null;
  /** Lines that are imported only if the user says so. */
  children: ReactNode;
}

/** The effect of an import, and the lines that it leaves out. */
export function ImportPreview({ report, reading, children }: ImportPreviewProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {report && (
        <Box role="status">
          <Typography variant="h3" component="p">
            {transferText.summary(report) + importSpanText(report.span)}
          </Typography>
          <Hint>
            {[
              transferText.newRecords(report.added.records),
              ...(report.groups > 0 ? [transferText.newGroups(report.groups)] : []),
              ...(report.added.lists > 0 ? [transferText.newLists(report.added.lists)] : []),
              ...(report.existing.entries > 0
                ? [transferText.existing(report.existing.entries)]
                : []),
            ].join(' · ')}
          </Hint>
          <Hint>{transferText.sheet(report.sheet.days, report.sheet.settings)}</Hint>
        </Box>
      )}
      <Box>
        <ImportLines
          heading={transferText.wrong}
          lines={reading?.wrong ?? report?.wrong.first ?? []}
          count={reading?.wrong.length ?? report?.wrong.count ?? 0}
          textOf={transferText.line}
          isOpen
        />
        <ImportLines
          heading={transferText.shortened}
          lines={reading?.shortened ?? []}
          textOf={transferText.shortenedLine}
        />
        {(['otherLengths', 'placedBreaks', 'long'] as const).map((told) => (
          <ImportLines
            key={told}
            heading={transferText[told]}
            lines={reading?.[told] ?? []}
            textOf={transferText.line}
          />
        ))}
        {children}
        <ImportLines
          heading={transferText.skipped}
          lines={reading?.skipped ?? []}
          textOf={transferText.line}
        />
      </Box>
    </Box>
  );
}
