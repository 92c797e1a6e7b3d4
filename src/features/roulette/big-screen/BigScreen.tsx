import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import type { DrawResult } from '#domain/roulette/draw-result.ts';
import { AnyList } from '../draw/AnyList.tsx';
import { DrawButton } from '../draw/DrawButton.tsx';
import { Result } from '../draw/Result.tsx';
import { Stage } from '../draw/Stage.tsx';
import type { Spin } from '../draw/spin.ts';
import type { DrawList } from '../draw/use-draw.ts';
import { rouletteText } from '../text.ts';
import { bigScreenText } from './text.ts';

/** A phone on its side: the stage needs the height. */
const LOW = '@media (max-height: 599.95px)';

interface BigScreenProps {
  onClose: () => void;
  spin: Spin;
  /** `null` until something was chosen. */
  list: DrawList | null;
  /** The lines that are left out. */
  gone: readonly number[];
  drawn: { result: DrawResult; ordinal: number } | null;
  onDraw: () => void;
  /** What to draw from, while nothing is chosen. */
  chooser: ReactNode;
}

/**
 * The stage on the whole screen, with rows that can be read from the back of a room. It shows the
 * same spin as the page below it.
 */
export function BigScreen(props: BigScreenProps) {
  const { onClose, spin, list, gone, drawn, onDraw, chooser } = props;
  const lines = useRef<HTMLOListElement>(null);
  const heading = useId();
  const canDraw = list !== null && list.lines.count > 0;

  /** Space draws from anywhere but a button, which it presses. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== ' ' || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    if (canDraw) onDraw();
  }

  return (
    <Dialog fullScreen open onClose={onClose} onKeyDown={onKeyDown} aria-labelledby={heading}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          height: '100%',
          p: { xs: 1.5, sm: 3 },
          fontSize: 'clamp(1.25rem, 5vmin, 3.5rem)',
          '--result-scale': { xs: '1', sm: '1.75' },
          '& .MuiTypography-body2': { fontSize: { sm: '1.25rem' } },
          [LOW]: { p: 1.5, '--result-scale': '1', '& .MuiTypography-body2': { fontSize: '1rem' } },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Typography id={heading} variant="h1" component="h2" sx={{ flexGrow: 1, minWidth: 0 }}>
            <bdi>{list?.source.title ?? rouletteText.heading}</bdi>
          </Typography>
          <Typography variant="body2" sx={{ display: { xs: 'none', md: 'block' } }}>
            {bigScreenText.keys}
          </Typography>
          <Button onClick={onClose}>{bigScreenText.close}</Button>
        </Box>
        {!list && chooser}
        <Result phase={spin.phase} drawn={drawn} items={list?.items ?? []} />
        <Stage phase={spin.phase} full>
          {list && <AnyList items={list.items} drawn={gone} spin={spin} ref={lines} />}
        </Stage>
        <Box sx={{ mt: 2 }}>
          <DrawButton
            autoFocus
            phase={spin.phase}
            disabled={!canDraw}
            onDraw={onDraw}
            focusDuringSpin={lines}
          />
        </Box>
      </Box>
    </Dialog>
  );
}
