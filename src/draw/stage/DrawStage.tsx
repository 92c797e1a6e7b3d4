import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { sourceKey } from '#domain/roulette/draw-result.ts';
import type { DrawSession } from '../draw-session.ts';
import { ItemList } from './ItemList.tsx';
import { Stage } from './Stage.tsx';
import { useLightAtRest } from './use-light-at-rest.ts';
import { useLinePresses } from './use-line-presses.ts';

interface DrawStageProps {
  session: DrawSession;
  /** A text in place of the lines. */
  hint: ReactNode;
}

/** The stage of a page, which is empty while the big screen shows its lines. */
export function DrawStage({ session, hint }: DrawStageProps) {
  const { list, leftOut, absent, absence, spin, bigScreen, stage, lines } = session;
  useLightAtRest(session);
  useLinePresses(session);
  return (
    <Stage ref={stage} phase={spin.phase}>
      {hint && (
        // At the top, where it is in sight on a phone.
        <Typography component="div" sx={{ p: 2, textAlign: 'center', color: 'text.secondary' }}>
          {hint}
        </Typography>
      )}
      {!hint && list && !bigScreen.isOpen && (
        <ItemList
          key={sourceKey(list.source)}
          items={list.items}
          leftOut={leftOut}
          absent={absent}
          isPressable={absence?.toggle != null}
          spin={spin}
          ref={lines}
        />
      )}
    </Stage>
  );
}
