import { styled } from '@mui/material/styles';
import { dayStyles, openRowStyles } from '../row-styles.ts';

/** A table of numbers: names on the left, all else on the right. */
export const SumTable = styled('table')(({ theme }) => {
  const openRows = openRowStyles(theme);
  return {
    width: '100%',
    borderCollapse: 'collapse',
    ...theme.typography.body2,
    caption: { textAlign: 'left', fontWeight: 600, paddingBottom: theme.spacing(0.5) },
    'th, td': {
      textAlign: 'right',
      fontWeight: 400,
      padding: theme.spacing(0.5, 0.75),
      whiteSpace: 'nowrap',
    },
    'th:first-of-type': { textAlign: 'left', paddingLeft: 0 },
    'thead th': { color: theme.vars.palette.text.secondary, verticalAlign: 'bottom' },
    'tbody tr, tfoot tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
    'tfoot th, tfoot td, .sum': { fontWeight: 600 },
    ...dayStyles(theme),
    ...openRows,
    '@media print': {
      ...openRows['@media print'],
      // A month with its bars is one page.
      fontSize: '7.5pt',
      lineHeight: 1.25,
      'th, td': { padding: '0 3px' },
      // A real footer would be printed on every page.
      tfoot: { display: 'table-row-group' },
    },
  };
});
