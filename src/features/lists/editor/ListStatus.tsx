import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Odds } from '#domain/roulette/odds.ts';
import { rouletteText } from '#draw/text.ts';
import type { OwnList } from '#own-lists/own-list.ts';
import { useWaitingReason } from '#sync/use-queue-state.ts';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { Hint } from '#ui/Hint.tsx';
import type { SaveState } from './list-saver.ts';
import { listsText } from './text.ts';
import { useAccountList } from './use-account-list.ts';

interface ListStatusProps {
  kept: OwnList;
  odds: readonly Odds[];
  state: SaveState;
  /** True if the text is beyond the limits, which its field says: it is not kept. */
  isWrong: boolean;
  onTake: (theirs: OwnList) => void;
  onOverwrite: (theirs: OwnList) => void;
  /** Actions on the text. */
  children: ReactNode;
}

/**
 * The odds of a list, the place where it is kept, and the choice if another tab or device has changed it. The
 * change of another tab is decided first: both are in this browser.
 */
export function ListStatus(props: ListStatusProps) {
  const { kept, odds, state, isWrong, onTake, onOverwrite, children } = props;
  const { kind: inAccount, question } = useAccountList(kept);
  const reason = useWaitingReason();
  const { owner } = kept;
  const isSaved = state.kind === 'saved';
  const isAsked = state.kind === 'conflict' || (isSaved && question);
  const isRefused = isSaved && owner !== undefined && refusals.includes(inAccount);

  const place = useRef<HTMLDivElement>(null);
  const isNews = isWrong || isAsked || isRefused || children !== null;
  useEffect(() => {
    if (isNews) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isNews]);

  const statusText = () => {
    if (isWrong) return '';
    if (!isSaved || owner === undefined) return listsText.state[state.kind];
    if (question) return question.text;
    if (inAccount === 'unsent') return listsText.unsent(reason);
    return inAccount === 'conflict' ? '' : listsText.inAccount[inAccount];
  };
  return (
    // Above the bar of the draw button, which covers the space below the field of a low screen.
    <Box
      ref={place}
      sx={{
        display: 'grid',
        gap: 1,
        scrollMarginBottom: { sm: '72px' },
      }}
    >
      <Box
        sx={{
          display: isWrong ? { xs: 'flex', md: 'none' } : 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          columnGap: 2,
          minHeight: '1.6em',
        }}
      >
        <Typography sx={{ overflowWrap: 'anywhere' }}>{rouletteText.odds(odds)}</Typography>
        {isAsked || isRefused ? (
          <ErrorMessage message={statusText()} />
        ) : (
          <Hint sx={{ overflowWrap: 'anywhere' }}>{statusText()}</Hint>
        )}
      </Box>
      {children !== null && <Choice>{children}</Choice>}
      {state.kind === 'conflict' && (
        <Choice>
          <Button onClick={() => onOverwrite(state.theirs)}>{listsText.keepMine}</Button>
          <Button onClick={() => onTake(state.theirs)}>{listsText.takeTheirs}</Button>
        </Choice>
      )}
      {isSaved && question && (
        <Choice>
          <Button onClick={question.keepMine}>{listsText.keepHere}</Button>
          {question.keepTheirs && (
            <Button onClick={question.keepTheirs}>{listsText.takeAccount}</Button>
          )}
        </Choice>
      )}
    </Box>
  );
}

const refusals: readonly string[] = ['too-large', 'refused'];

function Choice({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, minHeight: TOUCH_TARGET }}>
      {children}
    </Box>
  );
}
