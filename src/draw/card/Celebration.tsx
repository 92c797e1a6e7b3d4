import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useStore } from '#lib/use-store.ts';
import { type Show, showSetting } from '../draw-settings.ts';

const FALL_MS = 1400;

/** The number of strips of each show. */
const COUNT: Readonly<Record<Show, number>> = { quiet: 0, standard: 40, lively: 80 };

/** As many from either lower corner, of three sizes, each on a path of its own. */
const strips = Array.from({ length: COUNT.lively }, (_, index) => {
  const side = index % 2;
  const nth = index >> 1;
  const size = 1 + (index % 3) * 0.4;
  const delay = ((nth * 7) % 20) * 8;
  // The second twenty fly between the first.
  const far = 8 + ((nth * 11) % 20) * 4 + (nth < 20 ? 0 : 2);
  return {
    [side ? 'right' : 'left']: 0,
    width: 6 * size,
    height: 14 * size,
    animationDelay: `${delay}ms`,
    animationDuration: `${FALL_MS - delay}ms`,
    '--x': `${(side ? -1 : 1) * far}cqw`,
    '--y': `${-45 - ((nth * 13) % 20) * 2.5}cqh`,
    '--turn': `${(side ? -1 : 1) * (180 + nth * 40)}deg`,
  } as object;
});

/**
 * Strips of paper that fly once from the lower corners of the parent, when a line was just drawn. There
 * are none under reduced motion.
 *
 * @param at when it was drawn, in milliseconds since the epoch
 */
export function Celebration({ at }: { at: number }) {
  const [isNew, setNew] = useState(false);
  // The result comes first.
  useEffect(() => {
    if (Date.now() - at > FALL_MS) return undefined;
    const frame = requestAnimationFrame(() => setNew(true));
    return () => cancelAnimationFrame(frame);
  }, [at]);
  const count = COUNT[useStore(showSetting)];
  if (!isNew || count === 0) return null;
  return (
    <Box
      aria-hidden
      sx={({ vars }) => ({
        position: 'absolute',
        inset: 0,
        zIndex: 3,
        overflow: 'hidden',
        pointerEvents: 'none',
        // Strips fly as far as this is wide and high.
        containerType: 'size',
        '& > span': {
          position: 'absolute',
          top: '100%',
          borderRadius: '1px',
          opacity: 0,
          animation: `${fly} backwards`,
          backgroundColor: vars.palette.primary.main,
        },
        '& > [data-colour="1"]': { backgroundColor: vars.palette.signal.spinning.main },
        '& > [data-colour="2"]': { backgroundColor: vars.palette.weekday.sunday },
        '& > [data-colour="3"]': { backgroundColor: vars.palette.signal.final.edge },
        '@media print, (prefers-reduced-motion: reduce), (forced-colors: active)': {
          display: 'none',
        },
      })}
    >
      {strips.slice(0, count).map((style, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: strips never change places
        <span key={index} data-colour={(index % 4) + 1} style={style} />
      ))}
    </Box>
  );
}

const fly = keyframes({
  '0%': { transform: 'none', opacity: 1, animationTimingFunction: 'cubic-bezier(.1,.7,.4,1)' },
  '40%': {
    transform: 'translate(calc(var(--x) * 0.7), var(--y)) rotate(calc(var(--turn) * 0.5))',
    opacity: 1,
    animationTimingFunction: 'cubic-bezier(.5,0,.9,.6)',
  },
  '85%': { opacity: 1 },
  '100%': {
    transform: 'translate(var(--x), calc(var(--y) * 0.1)) rotate(var(--turn))',
    opacity: 0,
  },
});
