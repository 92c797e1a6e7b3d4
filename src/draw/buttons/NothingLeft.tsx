import Typography from '@mui/material/Typography';
import { StartOver } from '../card/StartOver.tsx';
import type { DrawSession } from '../draw-session.ts';
import type { DrawList } from '../spin/use-draw.ts';
import { rouletteText } from '../text.ts';

interface NothingLeftProps {
  session: DrawSession;
  list: DrawList;
}

/** Beside a draw button that is disabled: every line was drawn or is absent, and the way on (ROU-22, ROU-63). */
export function NothingLeft({ session, list }: NothingLeftProps) {
  const isAllAbsent = session.absent?.length === list.items.length;
  return (
    <>
      <Typography role="status" variant="body2" sx={{ alignSelf: 'center', flexShrink: 0 }}>
        {isAllAbsent ? rouletteText.allAbsent : rouletteText.nothingLeft}
      </Typography>
      {isAllAbsent ? (
        session.tools && <session.tools.AllBack list={list} report={session.report} />
      ) : (
        <StartOver session={session} list={list} />
      )}
    </>
  );
}
