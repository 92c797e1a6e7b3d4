import Typography from '@mui/material/Typography';
import { StartOver } from '../card/StartOver.tsx';
import type { DrawSession } from '../draw-session.ts';
import type { DrawList } from '../spin/use-draw.ts';
import { rouletteText } from '../text.ts';

interface NothingLeftProps {
  session: DrawSession;
  list: DrawList;
}

/** Beside a draw button that is disabled: every line was drawn, and the way on (ROU-22). */
export function NothingLeft({ session, list }: NothingLeftProps) {
  return (
    <>
      <Typography role="status" variant="body2" sx={{ alignSelf: 'center', flexShrink: 0 }}>
        {rouletteText.nothingLeft}
      </Typography>
      <StartOver session={session} list={list} />
    </>
  );
}
