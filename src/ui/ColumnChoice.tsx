import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import type { Encoding } from '#lib/tables/table.ts';
import { ONE_LINE } from '#theme/sizes.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { moreAside } from './more-beyond.ts';
import { uiText } from './text.ts';

/** The number of rows that show the contents of a column. */
const SHOWN = 5;
const COLUMN_WIDTH = '7.5rem';

interface ColumnChoiceProps<Use extends string> {
  /** The first rows of a table. */
  rows: readonly (readonly string[])[];
  /** The use of each column. */
  uses: readonly Use[];
  /** All uses of a column, in the order of the choice. */
  labels: Readonly<Record<Use, string>>;
  hasHeading: boolean;
  onChange: (uses: readonly Use[], hasHeading: boolean) => void;
  /** The encodings that fit the file, first the one it was read in. */
  encodings: readonly Encoding[];
  onEncoding: (encoding: Encoding) => void;
}

/** The first rows of a table, with a choice above each column, which shows its meaning and changes it. */
export function ColumnChoice<Use extends string>(props: ColumnChoiceProps<Use>) {
  const { rows, uses, labels, hasHeading, onChange, encodings, onEncoding } = props;
  const options = Object.entries<string>(labels) as [Use, string][];
  const text = uiText.columns;
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <FormControlLabel
          label={text.hasHeading}
          control={<Checkbox checked={hasHeading} onChange={(_, isOn) => onChange(uses, isOn)} />}
        />
        {encodings.length > 1 && (
          <ChoiceField
            label={text.encoding}
            value={encodings[0]}
            options={encodings}
            textOf={(encoding) => text.encodings[encoding]}
            onChange={onEncoding}
          />
        )}
      </Box>
      <Box sx={[moreAside, { border: 1, borderColor: 'divider', borderRadius: 1 }]}>
        <Box
          component="table"
          aria-label={text.title}
          sx={{
            borderCollapse: 'collapse',
            '& th, & td': { px: 1, py: 0.5, textAlign: 'start', fontWeight: 'inherit' },
            '& td': { maxWidth: COLUMN_WIDTH, borderTop: 1, borderColor: 'divider' },
          }}
        >
          <thead>
            <tr>
              {uses.map((use, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <th key={index} scope="col">
                  <TextField
                    select
                    value={use}
                    onChange={({ target }) => {
                      const chosen = target.value as Use;
                      onChange(uses.with(index, chosen), hasHeading);
                    }}
                    slotProps={{
                      // The device's own list: there may be twenty of these.
                      select: { native: true },
                      htmlInput: {
                        'aria-label': text.use(
                          index + 1,
                          hasHeading ? (rows[0]?.[index] ?? '') : '',
                        ),
                      },
                    }}
                    sx={{ width: COLUMN_WIDTH }}
                  >
                    {options.map(([value, label]) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </TextField>
                </th>
              ))}
            </tr>
          </thead>
          <Box component="tbody" translate="no" sx={{ typography: 'body2' }}>
            {rows.slice(0, SHOWN).map((cells, row) => (
              <Box
                component="tr"
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
                key={row}
                sx={hasHeading && row === 0 ? { fontWeight: 'bold' } : {}}
              >
                {uses.map((use, index) => (
                  <Box
                    component="td"
                    // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                    key={index}
                    sx={{
                      overflow: 'hidden',
                      color: use === 'unused' ? 'text.secondary' : undefined,
                    }}
                  >
                    <Box component="bdi" sx={{ display: 'block', ...ONE_LINE }}>
                      {cells[index]}
                    </Box>
                  </Box>
                ))}
              </Box>
            ))}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
