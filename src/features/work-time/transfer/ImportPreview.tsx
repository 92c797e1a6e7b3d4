import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ImportReport } from '#contract/transfer.ts';
import { ImportLines } from './ImportLines.tsx';
import { transferText } from './text.ts';
import type { Import } from './use-import.ts';

const ORDERS = ['dmy', 'mdy'] as const;

interface ImportPreviewProps {
  report: ImportReport;
  options: Import['options'];
  isDisabled: boolean;
  ask: Import['ask'];
}

/** What an import would do, how the file was read, and what is to be decided. */
export function ImportPreview({ report, options, isDisabled, ask }: ImportPreviewProps) {
  const { reading, questions, added, existing, sheet, wrong, skipped, shortened } = report;
  const isAsked = questions.includes('date_order');
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {!isAsked && (
        <Box role="status">
          <Typography variant="h3" component="p">
            {transferText.summary(added)}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[
              transferText.newRecords(added.records),
              ...(added.lists > 0 ? [transferText.newLists(added.lists)] : []),
              transferText.existing(existing.entries),
            ].join(' · ')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {transferText.sheet(sheet.days, sheet.settings)}
          </Typography>
          {reading.date_order !== null && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {transferText.read(transferText.dates[reading.date_order], reading.hours)}
            </Typography>
          )}
        </Box>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { sm: '1fr 1fr' },
          alignItems: 'start',
        }}
      >
        {reading.zone !== null && (
          <Autocomplete
            size="small"
            disableClearable
            options={zones(options.zone)}
            value={options.zone ?? ''}
            disabled={isDisabled}
            onChange={(_, zone) => ask({ zone })}
            renderInput={(field) => <TextField {...field} label={transferText.zone} />}
          />
        )}
        {(isAsked || options.date_order !== undefined) && (
          <TextField
            select
            label={transferText.order}
            value={options.date_order ?? ''}
            disabled={isDisabled}
            helperText={isAsked && transferText.orderOpen}
            error={isAsked}
            onChange={({ target }) => {
              const order = ORDERS.find((one) => one === target.value);
              if (order) ask({ date_order: order });
            }}
          >
            {ORDERS.map((order) => (
              <MenuItem key={order} value={order}>
                {transferText.orders[order]}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Box>
      <Box>
        <ImportLines
          heading={transferText.wrong(wrong.count)}
          lines={wrong}
          textOf={transferText.line}
          isOpen
        />
        <ImportLines
          heading={transferText.shortened(shortened.count)}
          lines={shortened}
          textOf={transferText.shortenedLine}
        />
        <ImportLines
          heading={transferText.skipped(skipped.count)}
          lines={skipped}
          textOf={transferText.line}
        />
      </Box>
    </Box>
  );
}

/** The browser's own may go by a name that it does not list. */
function zones(own: string | undefined): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return own === undefined || known.includes(own) ? known : [own, ...known];
}
