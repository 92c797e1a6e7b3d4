import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { DrawCard } from '#draw/card/DrawCard.tsx';
import { ResultButtons } from '#draw/card/ResultButtons.tsx';
import { Separated } from '#draw/card/Separated.tsx';
import { TakeBack } from '#draw/card/TakeBack.tsx';
import { oddsToday } from '#draw/odds-today.ts';
import { ordinalsOf } from '#draw/round.ts';
import type { DrawList } from '#draw/spin/use-draw.ts';
import { rouletteText } from '#draw/text.ts';
import { settingsPath } from '#lib/routes.ts';
import { TEXT_EDGE } from '#theme/sizes.ts';
import { Lead } from './Lead.tsx';
import type { DrawAlone } from './use-draw-alone.ts';

/** The card of a draw alone, with the next steps after a result. */
export function AloneCard({ alone }: { alone: DrawAlone }) {
  const { session } = alone;
  const { list } = session;
  return (
    <DrawCard
      session={session}
      note={
        list && (
          <>
            <Note alone={alone} list={list} />
            {session.phase.kind === 'rest' && session.drawn.length === 0 && <Lead place="card" />}
          </>
        )
      }
      actions={list && <Actions alone={alone} list={list} />}
    />
  );
}

interface PartProps {
  alone: DrawAlone;
  list: DrawList;
}

/** The quiet line: odds, lines left, or the number of the draw. */
function Note({ alone: { session }, list: { source, items, lines } }: PartProps) {
  const { list, absent: away, drawn, leftOut, noRepeat, phase, several } = session;
  const { odds, absent } = useMemo(
    () => oddsToday({ list, absent: away, noRepeat }),
    [list, away, noRepeat],
  );
  if (phase.kind === 'spinning' || several > 0) return null;
  const Odds = noRepeat ? 'span' : 'bdi';
  return (
    <Separated>
      {drawn.length > 0 && (
        <>
          <bdi translate="no">{source.title}</bdi>
          <span>{ordinalsOf(drawn)}</span>
        </>
      )}
      {(noRepeat ? lines.length > 0 : drawn.length === 0) && (
        // Odds with names give way to the number of absent lines.
        <Odds key={String(noRepeat)}>{odds}</Odds>
      )}
      {absent && <span>{absent}</span>}
      {drawn.length === 0 && noRepeat && leftOut.length > 0 && (
        <bdi translate="no">
          {`${rouletteText.drawnSoFar}: ${rouletteText.inOrder(leftOut.map((line) => items[line - 1]?.title ?? ''))}`}
        </bdi>
      )}
    </Separated>
  );
}

/** The next steps with a result, or with the lines that are left out. */
function Actions({ alone: { session, kept, startWithout }, list }: PartProps) {
  const { drawn, noRepeat, absent, tools } = session;
  return (
    <>
      {noRepeat && <TakeBack session={session} list={list} />}
      {drawn.length > 0 && (
        <>
          {!noRepeat && list.items.length > 1 && (
            <Button onClick={startWithout}>{rouletteText.again}</Button>
          )}
          <ResultButtons session={session} draws={ordinalsOf(drawn)} />
        </>
      )}
      {tools && absent.length > 0 && list.lines.length > 0 && (
        // On a phone the buttons of a result have its room.
        <Box sx={{ display: { xs: drawn.length > 0 ? 'none' : 'flex', md: 'flex' } }}>
          <tools.AllBack absence={session.absence} report={session.report} />
        </Box>
      )}
      {drawn.length === 0 && !noRepeat && kept.recent.length > 0 && tools && (
        <tools.RecentResults draws={kept.recent} />
      )}
      {drawn.length === 0 && kept.count > 0 && (
        <Button
          variant="text"
          component={Link}
          to={settingsPath('C')}
          sx={{ ml: TEXT_EDGE, 'button + &, div + &': { ml: 0 } }}
        >
          <span>{rouletteText.history(kept.count)}</span>
        </Button>
      )}
    </>
  );
}
