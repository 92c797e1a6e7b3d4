import { styled } from '@mui/material/styles';

/**
 * Holds a table that may be wider than the page: a shadow shows on which side more of it is, and the first
 * column stays. It has to be reached by the keyboard: give it a role, a name and a `tabIndex`.
 */
export const Scroller = styled('div')(({ theme }) => {
  const { paper } = theme.vars.palette.background;
  const cover = (side: string) => `linear-gradient(to ${side}, ${paper} 50%, transparent)`;
  const shadow = (side: string) =>
    `linear-gradient(to ${side}, ${theme.vars.palette.action.disabled}, transparent)`;
  return {
    overflowX: 'auto',
    // The covers move with the content, the shadows stay at the edges.
    background: `${cover('right')} left / 24px 100% local, ${cover('left')} right / 24px 100% local, ${shadow('right')} left / 8px 100% scroll, ${shadow('left')} right / 8px 100% scroll`,
    backgroundRepeat: 'no-repeat',
    'th:first-of-type': { position: 'sticky', left: 0, zIndex: 1, backgroundColor: paper },
    '@media print': {
      overflow: 'visible',
      background: 'none',
      'th:first-of-type': { position: 'static' },
    },
  };
});
