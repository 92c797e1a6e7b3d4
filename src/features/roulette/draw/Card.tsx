import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import { useStore } from '#lib/use-store.ts';
import {
  BIG_CARD_HEIGHT,
  CARD_HEIGHT,
  LARGE_CARD_HEIGHT,
  LARGE_TEXT,
  TOUCH_TARGET,
} from '#theme/sizes.ts';
import { hiddenFromSight } from '#ui/VisuallyHidden.tsx';
import { rouletteText } from '../text.ts';
import { LitText } from './LitText.tsx';
import type { Spin } from './spin.ts';
import { textWidth } from './text-width.ts';

export interface CardResult {
  /** What is announced: `結果: 1 蕎麦`. */
  announced: string;
  /** What is large, if not that: several results in their order, or the item alone. */
  large: readonly string[] | null;
}

interface CardProps {
  spin: Pick<Spin, 'lit' | 'phase'>;
  items: readonly { title: string }[];
  /** The name of what is chosen. */
  name: string;
  result: CardResult | null;
  /** One line below. */
  note: ReactNode;
  /** What one does next. */
  actions?: ReactNode;
  /** Whether it has no room for the actions beside the note. */
  narrow?: boolean;
  /** Whether it is read from the back of a room. */
  big?: boolean;
}

/** The line below it has its room, too. */
const BIG_TEXT = `min(18dvh, (${BIG_CARD_HEIGHT} - 2.75rem) / 1.2)`;

/** The mark before a result, and the space after it. */
const MARK_WIDTH = 1.4;

/**
 * The card above the stage, of one height whatever it says: what is chosen, the line that is lit, the
 * result. That a draw is under way, and what was drawn, is announced once.
 */
export const Card = memo(function Card(props: CardProps) {
  const { spin, items, name, result, note, actions, narrow = false, big = false } = props;
  const spinning = useStore(spin.phase) === 'spinning';
  const isLarge = !spinning && result !== null && result.large === null;
  return (
    <Box
      data-state={spinning ? 'spinning' : result ? 'final' : 'rest'}
      sx={(theme) => {
        const { spinning: yellow, final: green } = theme.vars.palette.signal;
        return {
          containerType: 'inline-size',
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr) auto',
          gridTemplateRows: {
            xs: 'minmax(0, 1fr) auto auto',
            ...(!narrow && { sm: 'minmax(0, 1fr) auto' }),
          },
          gridTemplateAreas: {
            xs: '"main main main" "status note note" "actions actions actions"',
            ...(!narrow && { sm: '"main main main" "status note actions"' }),
          },
          alignItems: 'center',
          height: big ? BIG_CARD_HEIGHT : narrow ? CARD_HEIGHT.xs : CARD_HEIGHT,
          mb: 1,
          px: 1.5,
          py: 0.5,
          border: `1px solid ${theme.vars.palette.divider}`,
          borderRadius: 1,
          transition: theme.transitions.create(['background-color', 'border-color']),
          // The name and the line below it stand in the middle.
          '&[data-state="rest"]': {
            gridTemplateRows: { xs: '5fr 4fr auto', ...(!narrow && { sm: '5fr 4fr' }) },
          },
          '&[data-state="spinning"]': {
            backgroundColor: yellow.main,
            borderColor: yellow.edge,
            boxShadow: `inset 4px 0 ${yellow.edge}`,
            color: yellow.contrastText,
          },
          '&[data-state="final"]': {
            backgroundColor: green.main,
            borderColor: green.edge,
            boxShadow: `inset 4px 0 ${green.edge}`,
            color: green.contrastText,
          },
          '&:not([data-state="rest"]) .MuiButton-text': { color: 'inherit' },
          '--large': big ? BIG_TEXT : { xs: '2.5rem', sm: '3rem' },
          '--two-lines': big ? '8dvh' : { xs: '2rem', sm: '1.75rem' },
          ...(!big && { [LARGE_TEXT]: { height: 'auto', minHeight: LARGE_CARD_HEIGHT } }),
        };
      }}
    >
      {spinning && <LitText lit={spin.lit} items={items} big={big} />}
      {!spinning && !result && name !== '' && (
        <Typography
          variant="h1"
          component="h3"
          noWrap
          sx={{ gridArea: 'main', alignSelf: 'end', fontSize: big ? '5dvh' : undefined }}
        >
          <bdi translate="no">{name}</bdi>
        </Typography>
      )}
      {!spinning && result?.large && (
        <Box
          aria-hidden
          sx={[fitted, marked, big && anywhere, result.large.length > 1 && severalParts]}
          style={widthOf(result.large.join(' '))}
        >
          {result.large.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: results never change places
            <span key={index}>
              <bdi translate="no">{part}</bdi>{' '}
            </span>
          ))}
        </Box>
      )}
      <Typography
        role="status"
        component="div"
        variant="body2"
        sx={
          isLarge
            ? [fitted, marked]
            : [
                { gridArea: 'status', mr: spinning || result ? 1 : 0 },
                // Several results say it already; the note needs the room.
                !spinning && (result?.large?.length ?? 0) > 1 && hiddenFromSight,
              ]
        }
        style={isLarge ? widthOf(result.announced) : undefined}
      >
        {spinning && <span>{rouletteText.drawing}</span>}
        {!spinning && result && <bdi>{result.announced}</bdi>}
      </Typography>
      <Typography
        variant="body2"
        component="div"
        sx={{
          gridArea: 'note',
          alignSelf: spinning || result ? undefined : 'start',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {note}
      </Typography>
      <Box
        sx={{
          gridArea: 'actions',
          display: 'flex',
          [LARGE_TEXT]: { flexWrap: 'wrap' },
          // Their texts, not their edges, stand below the note.
          ml: { xs: -0.75, sm: narrow ? -1 : 0 },
          // Four of them fit the narrowest phone.
          '& button': { whiteSpace: 'nowrap', px: { xs: 0.75, sm: 1 } },
          minHeight: {
            xs: (result || spinning) && !big ? TOUCH_TARGET : 0,
            ...(!narrow && { sm: 0 }),
          },
        }}
      >
        {actions}
      </Box>
    </Box>
  );
});

const widthOf = (text: string) => ({ '--width': textWidth(text) + MARK_WIDTH }) as object;

/** As large as fits: on one line, or else smaller on two; what is longer still can be scrolled. */
const fitted = {
  gridArea: 'main',
  maxHeight: '100%',
  overflowY: 'auto',
  fontWeight: 600,
  lineHeight: 1.2,
  fontSize:
    'max(1rem, min(var(--large), calc(96cqi / var(--width))), min(var(--two-lines), calc(176cqi / var(--width))))',
} as const;

/** A single item may be one long phrase. */
const anywhere = { wordBreak: 'normal' } as const;

const marked = {
  '&::before': { content: '"✓" / ""', marginRight: '0.35em', fontSize: '0.85em' },
} as const;

/** A number stays with its item. */
const severalParts = { '& > span': { display: 'inline-block', whiteSpace: 'pre-wrap' } } as const;
