import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import { useStore } from '#lib/use-store.ts';
import { LARGE_TEXT, ONE_LINE, TOUCH_TARGET } from '#theme/sizes.ts';
import { hiddenFromSight } from '#ui/VisuallyHidden.tsx';
import { OrderLines } from '../outcomes/OrderLines.tsx';
import type { Outcome } from '../outcomes/outcome.ts';
import { kindOf } from '../outcomes/outcome-kinds.ts';
import { itemOf, type Round } from '../round.ts';
import type { Spin } from '../spin/spin.ts';
import { rouletteText } from '../text.ts';
import {
  bigStatusStyles,
  bigStyles,
  cardStyles,
  overListStyles,
  pageStyles,
  rankStyles,
  severalStyles,
  statusStyles,
} from './card-styles.ts';
import { fitted, overHead, widthOf } from './fitted.ts';
import { LitText } from './LitText.tsx';

interface CardProps {
  spin: Pick<Spin, 'lit' | 'phase'>;
  items: readonly { title: string }[];
  /** The name of the chosen raffle or list. */
  name: string;
  /** Shown from the end of the spin on. */
  outcome: Outcome | null;
  /** The number of draws of the press under way, and those that have a result (ROU-70). */
  several?: number;
  drawn?: readonly Round[];
  note: ReactNode;
  /** The next steps. */
  actions?: ReactNode;
  /** Shows the item alone, to be read from afar, as on the big screen. */
  big?: boolean;
}

/**
 * The card beside the list, of one height whatever it says: the name of the list, the lit line, or the result.
 * The beginning of a draw and its result are announced once.
 */
export const Card = memo(function Card(props: CardProps) {
  const { spin, items, name, several = 0, drawn = [], note, actions, big = false } = props;
  const spinning = useStore(spin.phase) === 'spinning';
  const outcome = spinning ? null : props.outcome;
  const kind = outcome && kindOf(outcome);
  const state = spinning ? 'spinning' : outcome ? 'final' : 'rest';
  const coversList = !big && kind?.coversList === true;
  const rank = rouletteText.rank(drawn.length + (outcome ? 0 : 1), several);
  return (
    <Box
      data-state={state}
      sx={[
        cardStyles,
        big ? bigStyles : pageStyles,
        coversList && overListStyles,
        several > 0 && severalStyles,
      ]}
    >
      {several > 0 && (
        <>
          <Box
            component="strong"
            sx={rankStyles}
            style={{ minWidth: `${String(several).length * 1.2 + 2.6}ch` }}
          >
            {rank}
          </Box>
          <OrderLines
            items={drawn.map(itemOf)}
            total={several}
            names={items.map(({ title }) => title)}
          />
        </>
      )}
      {spinning && <LitText lit={spin.lit} items={items} />}
      {state === 'rest' && name !== '' && (
        <Box component="h3" sx={[fitted, { alignSelf: 'end', m: 0 }]} style={widthOf(name)}>
          <bdi translate="no">{name}</bdi>
        </Box>
      )}
      <Box role="status" sx={[overHead, big ? bigStatusStyles : statusStyles]}>
        {spinning && <span style={widthOf(rouletteText.drawing)}>{rouletteText.drawing}</span>}
        {outcome && (
          <Box component="bdi" sx={hiddenFromSight}>
            {kind?.announced(outcome)}
          </Box>
        )}
      </Box>
      {outcome && (big ? kind?.onBigScreen(outcome) : kind?.inCard(outcome))}
      <Typography
        variant="body2"
        component="div"
        className="note"
        sx={{ gridArea: 'note', ...ONE_LINE }}
      >
        {note}
      </Typography>
      {!big && (
        <Box
          className="actions"
          sx={{
            gridArea: 'actions',
            display: 'flex',
            justifyContent: 'center',
            gap: { xs: 0.5, sm: 1 },
            minHeight: TOUCH_TARGET,
            [LARGE_TEXT]: { flexWrap: 'wrap' },
            // Four of them fit the narrowest phone.
            '& .MuiButton-root': { whiteSpace: 'nowrap', px: { xs: 0.75, sm: 1.5 } },
            '@media print': { display: 'none' },
          }}
        >
          {actions}
        </Box>
      )}
    </Box>
  );
});
