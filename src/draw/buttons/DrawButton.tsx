import Button from '@mui/material/Button';
import { keyframes } from '@mui/material/styles';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { SPIN_MS } from '#domain/roulette/spin-schedule.ts';
import { useStore } from '#lib/use-store.ts';
import type { DrawSession } from '../draw-session.ts';
import { rouletteText } from '../text.ts';

interface DrawButtonProps {
  session: DrawSession;
  /** Draws one line; `null` while nothing can be drawn. */
  start: (() => void) | null;
  autoFocus?: boolean;
  /** Takes the focus during a spin, since a disabled button cannot have it. */
  focusDuringSpin: RefObject<HTMLElement | null>;
}

/** Starts a draw. During a spin it is disabled and fills from left to right. */
export function DrawButton({
  session,
  start,
  autoFocus = false,
  focusDuringSpin,
}: DrawButtonProps) {
  const { spin, phase, locked } = session;
  const spinning = useStore(spin.phase) === 'spinning';
  // A press waits for its lines. Where it waits for others, as in a room, the button is disabled.
  const isWaiting = phase.kind === 'waiting' && start !== null;
  const button = useRef<HTMLButtonElement>(null);
  const tookFocus = useRef(false);

  // The focus comes back, so that the same key draws again: with the next frame, since it lays out the page.
  useEffect(() => {
    if (locked || !tookFocus.current) return undefined;
    const frame = requestAnimationFrame(() => {
      tookFocus.current = false;
      const { activeElement, body } = document;
      if (activeElement === focusDuringSpin.current || activeElement === body) {
        button.current?.focus({ preventScroll: true });
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [locked, focusDuringSpin]);

  // Runs also after another button, which disappears with the result.
  useLayoutEffect(() => {
    if (!locked) return;
    const { activeElement, body } = document;
    // Another button that is disabled with it cannot have the focus, either.
    const isLost = activeElement === body || activeElement?.matches(':disabled');
    if (activeElement !== button.current && !isLost) return;
    tookFocus.current = true;
    focusDuringSpin.current?.focus({ preventScroll: true });
  }, [locked, focusDuringSpin]);

  return (
    <Button
      ref={button}
      variant="contained"
      size="large"
      fullWidth
      autoFocus={autoFocus}
      disabled={start === null}
      aria-busy={isWaiting || undefined}
      onClick={() => start?.()}
      data-spinning={spinning || undefined}
      sx={(theme) => ({
        '&[data-spinning]': {
          backgroundColor: theme.vars.palette.primary.main,
          color: theme.vars.palette.primary.contrastText,
          overflow: 'hidden',
          zIndex: 0,
        },
        '&[data-spinning]::before': {
          content: '""',
          position: 'absolute',
          inset: 0,
          zIndex: -1,
          backgroundColor: theme.vars.palette.primary.dark,
          transformOrigin: 'left',
          animation: `${fill} ${SPIN_MS}ms linear`,
        },
        '@media (prefers-reduced-motion: reduce)': {
          '&[data-spinning]::before': { content: 'none' },
        },
      })}
    >
      {rouletteText.draw}
    </Button>
  );
}

const fill = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'none' } });
