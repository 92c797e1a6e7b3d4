import Box from '@mui/material/Box';
import type { ReactNode, RefObject } from 'react';
import { Card } from '../card/Card.tsx';
import { Separated } from '../card/Separated.tsx';
import type { DrawSession } from '../draw-session.ts';
import { outcomeOf } from '../outcomes/outcome.ts';
import { ItemList } from '../stage/ItemList.tsx';
import { Stage } from '../stage/Stage.tsx';
import { rouletteText } from '../text.ts';
import { BigScreenAside } from './BigScreenAside.tsx';

interface BigStageProps {
  session: DrawSession;
  /** The sources, shown while none is chosen. */
  chooser: ReactNode;
  corner: ReactNode;
  /** The list, which takes the focus during a spin. */
  lines: RefObject<HTMLOListElement | null>;
}

/** Card and list of the big screen, and what stands beside them. */
export function BigStage({ session, chooser, corner, lines }: BigStageProps) {
  const { list, leftOut, absent, spin } = session;
  return (
    <>
      <Box sx={{ gridArea: 'card' }}>
        {!list && chooser}
        <BigCard session={session} />
      </Box>
      <Box sx={{ gridArea: 'list', display: 'flex', minHeight: 0 }}>
        <Stage phase={spin.phase} full>
          {list && (
            <ItemList
              items={list.items}
              leftOut={leftOut}
              absent={absent}
              spin={spin}
              ref={lines}
            />
          )}
        </Stage>
      </Box>
      <BigScreenAside session={session} corner={corner} />
    </>
  );
}

/** The item alone, or the reason for which a press has not drawn yet. */
function BigCard({ session }: { session: DrawSession }) {
  const { spin, list, phase, several, drawn } = session;
  const isWaiting = phase.kind === 'waiting';
  const outcome = isWaiting ? null : outcomeOf(session);
  const latest = outcome?.round;
  // One of several: with its result the rank stands beside the item.
  const isNext = several > 0 && phase.kind === 'spinning';
  return (
    <Card
      big
      spin={spin}
      items={list?.items ?? []}
      name={isWaiting ? phase.text : (list?.source.title ?? '')}
      outcome={outcome}
      note={
        <Separated>
          {session.message !== '' && <span role="status">{session.message}</span>}
          {isNext && <span>{rouletteText.rank(drawn.length + 1, several)}</span>}
          {latest && !isNext && (
            <>
              <bdi translate="no">{latest.result.source.title}</bdi>
              <span>{rouletteText.drawCount(latest.ordinal)}</span>
              {latest.code !== '' && <bdi translate="no">{latest.code}</bdi>}
            </>
          )}
        </Separated>
      }
    />
  );
}
