import Box from '@mui/material/Box';
import { SIDE_BY_SIDE } from '#theme/sizes.ts';

/** The items of several draws, as a numbered list in columns that scrolls where it is too long. */
export function Order({ items }: { items: readonly string[] }) {
  return (
    <Box
      tabIndex={0}
      sx={{ gridArea: 'main', alignSelf: 'stretch', minHeight: 0, overflowY: 'auto' }}
    >
      <Box component="ol" sx={inColumns}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: results never change places
          <li key={index}>
            <bdi translate="no">{item}</bdi>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const inColumns = {
  m: 0,
  pl: 0,
  columns: 2,
  columnGap: 1.5,
  lineHeight: 1.5,
  listStylePosition: 'outside',
  '& > li': { ml: '2em', breakInside: 'avoid', wordBreak: 'keep-all' },
  [SIDE_BY_SIDE]: { columns: 3 },
} as const;
