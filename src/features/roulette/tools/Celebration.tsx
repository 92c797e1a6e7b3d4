import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { useState } from 'react';
import { useStore } from '#lib/use-store.ts';
import { celebrationSetting } from '../draw/draw-settings.ts';

const STRIPS = 12;
const FALL_MS = 900;

/**
 * Strips of paper that fall once over what it stands in, when a line was just drawn. There are none under
 * reduced motion.
 *
 * @param at when it was drawn, in milliseconds since the epoch
 */
export function Celebration({ at }: { at: number }) {
  const [isNew] = useState(() => Date.now() - at < FALL_MS);
  const isOn = useStore(celebrationSetting);
  if (!isNew || !isOn) return null;
  return (
    <Box
      aria-hidden
      sx={({ vars }) => ({
        position: 'absolute',
        inset: 0,
        zIndex: 3,
        overflow: 'hidden',
        pointerEvents: 'none',
        // So that a strip falls as far as this is high.
        containerType: 'size',
        '& > span': {
          position: 'absolute',
          top: -20,
          width: 8,
          height: 18,
          borderRadius: '1px',
          opacity: 0,
          animation: `${fall} ${FALL_MS}ms cubic-bezier(.3,.2,.7,1) both`,
          backgroundColor: vars.palette.primary.main,
        },
        '& > span:nth-of-type(4n + 1)': { backgroundColor: vars.palette.signal.spinning.main },
        '& > span:nth-of-type(4n + 2)': { backgroundColor: vars.palette.weekday.sunday },
        '& > span:nth-of-type(4n + 3)': { backgroundColor: vars.palette.signal.final.edge },
        '@media (prefers-reduced-motion: reduce), (forced-colors: active)': { display: 'none' },
      })}
    >
      {Array.from({ length: STRIPS }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: strips never change places
          key={index}
          style={
            {
              left: `${((index + 0.5) * 100) / STRIPS}%`,
              animationDelay: `${((index * 7) % STRIPS) * 12}ms`,
              animationDuration: `${FALL_MS - ((index * 7) % STRIPS) * 12}ms`,
              '--turn': `${(index % 2 ? 1 : -1) * (220 + index * 25)}deg`,
              '--drift': `${((index * 5) % 9) * 6 - 24}px`,
            } as object
          }
        />
      ))}
    </Box>
  );
}

const fall = keyframes({
  '0%': { transform: 'none', opacity: 1 },
  '80%': { opacity: 1 },
  '100%': {
    transform: 'translate(var(--drift), calc(100cqh + 20px)) rotate(var(--turn))',
    opacity: 0,
  },
});
