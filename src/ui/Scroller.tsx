import { styled } from '@mui/material/styles';
import { moreAside } from './more-beyond.ts';

/**
 * Holds a table that may be wider than the page: a shadow shows on which side more of it is, and the first
 * column stays. It has to be reached by the keyboard: give it a role, a name and a `tabIndex`.
 */
export const Scroller = styled('div')(({ theme }) => ({
  ...moreAside(theme),
  'th:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '@media print': {
    overflow: 'visible',
    background: 'none',
    'th:first-of-type': { position: 'static' },
  },
}));
