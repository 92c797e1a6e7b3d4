import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useRef } from 'react';
import { DrawButton } from '../buttons/DrawButton.tsx';
import { GroupsButton } from '../buttons/GroupsButton.tsx';
import { SeveralButton } from '../buttons/SeveralButton.tsx';
import { TakeBack } from '../card/TakeBack.tsx';
import type { DrawSession } from '../draw-session.ts';
import { placeOf } from '../outcomes/outcome-place.tsx';
import { ResultCelebration } from '../ResultCelebration.tsx';
import { rouletteText } from '../text.ts';
import { BigStage } from './BigStage.tsx';
import { useBigScreenKeys } from './use-big-screen-keys.ts';
import { useRestingPointer } from './use-resting-pointer.ts';
import { useStayAwake } from './use-stay-awake.ts';

/** A phone on its side: the stage needs the height. */
const LOW = '@media (max-height: 599.95px)';

interface BigScreenProps {
  session: DrawSession;
  /** The sources, shown while none is chosen. */
  chooser: ReactNode;
  corner: ReactNode;
}

/**
 * The stage on the whole screen, to be read from the back of a room. It shows the same spin as the page below.
 */
export function BigScreen({ session, chooser, corner }: BigScreenProps) {
  const { list, several, locked, noRepeat, controls, bigScreen } = session;
  const lines = useRef<HTMLOListElement>(null);
  const heading = useId();
  const pointerRests = useRestingPointer();
  const { onKeyDown, isDarkened, lightUp } = useBigScreenKeys(session);
  useStayAwake();

  function close(): void {
    // Esc ends several draws first.
    if (controls && several > 0) controls.stop();
    else bigScreen.close();
  }

  return (
    <Dialog fullScreen open onClose={close} onKeyDown={onKeyDown} aria-labelledby={heading}>
      <Box sx={[screenStyles, pointerRests && { '&, & *': { cursor: 'none' } }]}>
        <Box sx={topStyles}>
          <Typography
            id={heading}
            variant="h1"
            component="h2"
            sx={{ flex: '1 1 6rem', minWidth: 0 }}
          >
            <bdi translate="no">{list?.source.title ?? rouletteText.heading}</bdi>
          </Typography>
          {controls && (
            <Typography variant="body2" sx={{ display: { xs: 'none', md: 'block' } }}>
              {rouletteText.bigScreenKeys}
            </Typography>
          )}
          <Button onClick={bigScreen.close}>{rouletteText.close}</Button>
        </Box>
        {placeOf(session, true) ?? (
          <BigStage session={session} chooser={chooser} corner={corner} lines={lines} />
        )}
        <Box sx={footStyles}>
          {controls && (
            <>
              <DrawButton
                autoFocus
                session={session}
                start={controls.start}
                focusDuringSpin={lines}
              />
              {list && noRepeat && !locked && <TakeBack session={session} list={list} />}
              <SeveralButton session={session} controls={controls} />
              <GroupsButton session={session} place="bigScreen" />
            </>
          )}
        </Box>
        <ResultCelebration session={session} />
        {isDarkened && <Box data-darkened onClick={lightUp} sx={darknessStyles} />}
      </Box>
    </Dialog>
  );
}

const screenStyles = {
  display: 'grid',
  // A phone has no room for the drawn items.
  gridTemplateRows: {
    xs: 'auto auto minmax(0, 1fr) auto auto',
    sm: 'auto auto minmax(0, 1fr) auto',
  },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr)' },
  gridTemplateAreas: {
    xs: '"top" "card" "list" "aside" "foot"',
    sm: '"top top" "card aside" "list aside" "foot foot"',
  },
  columnGap: 3,
  rowGap: 1,
  position: 'relative',
  height: '100%',
  p: { xs: 1.5, sm: 3 },
  fontSize: 'clamp(1.25rem, 4vmin, 3.5rem)',
  // Shows at least five rows, in a text that is read from afar.
  '--row': 2,
  '& .MuiTypography-body2': { fontSize: { sm: '1.25rem' } },
  [LOW]: { p: 1.5, '& .MuiTypography-body2': { fontSize: '1rem' } },
} as const;

const darknessStyles = {
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  bgcolor: 'common.black',
} as const;

const topStyles = {
  gridArea: 'top',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
} as const;

const footStyles = {
  gridArea: 'foot',
  mt: 1,
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  gap: 1,
  '& button': { whiteSpace: 'nowrap' },
} as const;
