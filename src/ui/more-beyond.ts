import type { Theme } from '@mui/material/styles';

/** Covers move with the content, marks stay at the edges: a mark shows on which side more of it is. */
const marks = (covers: readonly string[], edges: readonly string[]) => ({
  background: [
    ...covers.map((cover) => `${cover} local`),
    ...edges.map((edge) => `${edge} scroll`),
  ].join(','),
  backgroundRepeat: 'no-repeat',
  '@media print': { background: 'none' },
});

/** A shadow at the side on which a wide content goes on. */
export function moreAside({ vars: { palette } }: Theme) {
  const cover = (side: string) =>
    `linear-gradient(to ${side}, ${palette.background.paper} 50%, transparent)`;
  const shadow = (side: string) =>
    `linear-gradient(to ${side}, ${palette.action.disabled}, transparent)`;
  return {
    overflowX: 'auto',
    ...marks(
      [`${cover('right')} left / 24px 100%`, `${cover('left')} right / 24px 100%`],
      [`${shadow('right')} left / 8px 100%`, `${shadow('left')} right / 8px 100%`],
    ),
  } as const;
}

/** A line at the lower edge while there is more below. */
export function moreBelow({ vars: { palette } }: Theme) {
  const plain = (colour: string) => `linear-gradient(${colour}, ${colour})`;
  return marks(
    [`${plain(palette.background.paper)} bottom / 100% 3px`],
    [`${plain(palette.fieldBorder)} bottom / 100% 1px`],
  );
}
