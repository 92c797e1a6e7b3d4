import Box from '@mui/material/Box';

export interface Definition {
  term: string;
  value: string;
}

/** Terms and values in two columns, with tabular digits. */
export function DefinitionList({ items }: { items: Definition[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        alignContent: 'start',
        gridTemplateColumns: 'auto 1fr',
        columnGap: 2,
        rowGap: 0.5,
        m: 0,
        typography: 'body2',
        '& dt': { color: 'text.secondary', whiteSpace: 'nowrap' },
        '& dd': { m: 0, textAlign: 'right', minHeight: '1.6em' },
      }}
    >
      {items.map(({ term, value }) => (
        <Box key={term} sx={{ display: 'contents' }}>
          <dt>{term}</dt>
          <dd>
            <bdi translate="no">{value}</bdi>
          </dd>
        </Box>
      ))}
    </Box>
  );
}
