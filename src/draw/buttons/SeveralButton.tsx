import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { lazyPart } from '#loading/lazy-part.tsx';
import { LARGE_TEXT } from '#theme/sizes.ts';
import { StartOver } from '../card/StartOver.tsx';
import type { DrawControls, DrawSession } from '../draw-session.ts';
import { atOnceSetting } from '../draw-settings.ts';
import type { DrawList } from '../spin/use-draw.ts';
import { rouletteText } from '../text.ts';

const SeveralDialog = lazyPart(
  'draw',
  async () => (await import('./SeveralDialog.tsx')).SeveralDialog,
);

interface SeveralButtonProps {
  session: DrawSession;
  controls: DrawControls;
}

/** Asks for a number of draws, and stops them; with nothing left it says so. */
export function SeveralButton({ session, controls }: SeveralButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { start, startSeveral, stop, arrange } = controls;
  const { list, locked } = session;
  const left = list?.lines.length ?? 0;
  if (list && !locked && left === 0 && list.items.length > 0)
    return <NothingLeft session={session} list={list} />;
  return (
    <>
      {session.several > 0 ? (
        <Button sx={quiet} onClick={stop}>
          <span key="stop">{rouletteText.stop}</span>
        </Button>
      ) : (
        <Button sx={quiet} disabled={start === null || left < 2} onClick={() => setOpen(true)}>
          <span key="several">{rouletteText.several}</span>
        </Button>
      )}
      {isOpen && (
        <SeveralDialog
          most={left}
          problem={arrange.problem}
          onClose={() => setOpen(false)}
          onDraw={(draws) => {
            setOpen(false);
            if (arrange.problem === '' && atOnceSetting.get())
              arrange.start({ kind: 'order', count: draws });
            else startSeveral(draws);
          }}
        />
      )}
    </>
  );
}

/** Has one width for both texts. */
const quiet = { flexShrink: 0, minWidth: '7rem', [LARGE_TEXT]: { minWidth: 0 } } as const;

interface NothingLeftProps {
  session: DrawSession;
  list: DrawList;
}

/** Beside a draw button that is disabled: every line was drawn or is absent, and the way on (ROU-22, ROU-63). */
function NothingLeft({ session, list }: NothingLeftProps) {
  const isAllAbsent = session.absent.length === list.items.length;
  return (
    <>
      <Typography role="status" variant="body2" sx={{ alignSelf: 'center', flexShrink: 0 }}>
        {isAllAbsent ? rouletteText.allAbsent : rouletteText.nothingLeft}
      </Typography>
      {isAllAbsent ? (
        session.tools && <session.tools.AllBack absence={session.absence} report={session.report} />
      ) : (
        <StartOver session={session} list={list} />
      )}
    </>
  );
}
