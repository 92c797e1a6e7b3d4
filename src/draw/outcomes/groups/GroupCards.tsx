import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { type MouseEvent, memo, type Ref, useMemo, useState } from 'react';
import type { DrawnLine } from '#domain/roulette/drawn-lines.ts';
import { usualWidth } from '../../card/fitted.ts';
import { rouletteText } from '../../text.ts';
import { MOST_IN_MOTION } from './use-dealing.ts';

/** A line with its place in the order, from 0. */
type DealtLine = DrawnLine & { index: number };

interface GroupCardsProps {
  ref?: Ref<HTMLDivElement>;
  groups: readonly (readonly DealtLine[])[];
  isDone: boolean;
  /** On the big screen the size of the text counts for more than names of one line. */
  big: boolean;
  /** Lets two lines change places; without it they cannot be pressed. */
  onSwap?: ((one: number, other: number) => void) | undefined;
}

/** A card for each group: a heading and a list. Names that are dealt later have their room. */
export function GroupCards({ ref, groups, isDone, big, onSwap }: GroupCardsProps) {
  const [first, setFirst] = useState<number | null>(null);
  const repeated = useMemo(() => repeatedOf(groups), [groups]);
  // Equal names are told apart by their numbers.
  const shownAs = ({ line, item }: DrawnLine) =>
    repeated.has(item) ? rouletteText.numbered(line, item) : item;
  const usual = big ? 0 : usualWidth(groups.flat().map(shownAs));

  function press({ target }: MouseEvent): void {
    const place = target instanceof Element && target.closest('button')?.parentElement;
    if (!place) return;
    const index = Number(place.dataset.place);
    if (first !== null && first !== index) onSwap?.(first, index);
    setFirst(first === null ? index : null);
  }

  const isMany = groups.reduce((lines, { length }) => lines + length, 0) > MOST_IN_MOTION;
  return (
    <Box
      ref={ref}
      tabIndex={0}
      data-done={isDone || undefined}
      onClick={press}
      sx={[cardsStyles, isMany && unseenStyles]}
    >
      <Box sx={columnsOf(groups.length, usual)}>
        {groups.map((members, group) => (
          <GroupCard
            // biome-ignore lint/suspicious/noArrayIndexKey: groups never change places
            key={group}
            name={rouletteText.group(group + 1)}
            lines={members.map((line) => ({
              index: line.index,
              shown: shownAs(line),
              isFirst: line.index === first,
            }))}
            canSwap={onSwap !== undefined}
          />
        ))}
      </Box>
    </Box>
  );
}

interface GroupCardProps {
  name: string;
  lines: readonly { index: number; shown: string; isFirst: boolean }[];
  canSwap: boolean;
}

const GroupCard = memo(function GroupCard({ name, lines, canSwap }: GroupCardProps) {
  return (
    <section aria-label={name}>
      <h3>{name}</h3>
      <ul>
        {lines.map(({ index, shown, isFirst }) => (
          <li key={index} data-place={index}>
            {canSwap ? (
              <button type="button" aria-pressed={isFirst}>
                <bdi translate="no">{shown}</bdi>
              </button>
            ) : (
              <bdi translate="no">{shown}</bdi>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}, isSameCard);

/** A press changes two of five hundred cards. */
function isSameCard(before: GroupCardProps, after: GroupCardProps): boolean {
  return (
    before.canSwap === after.canSwap &&
    before.lines.length === after.lines.length &&
    before.lines.every(({ index, shown, isFirst }, place) => {
      const now = after.lines[place];
      return now?.index === index && now.shown === shown && now.isFirst === isFirst;
    })
  );
}

function repeatedOf(groups: GroupCardsProps['groups']): Set<string> {
  const seen = new Set<string>();
  const items = groups.flat().map(({ item }) => item);
  return new Set(items.filter((item) => seen.size === seen.add(item).size));
}

/** The least width of a card, and the space between two, in `em`. */
const CARD = 8;
const WIDEST = 16;
/** The edges of a card, beside a name. */
const EDGES = 1.5;
const GAP = 0.5;
const MOST_COLUMNS = 16;

/**
 * As few rows as the width allows, and as few columns as these rows need: eight cards stand as four and four. Two
 * columns fit a phone; for more of them usual names need no second line.
 */
function columnsOf(cards: number, usual: number) {
  const card = Math.min(WIDEST, Math.max(CARD, usual + EDGES));
  const widths = Array.from({ length: Math.min(cards, MOST_COLUMNS) }, (_, index) => index + 1);
  return {
    display: 'grid',
    gap: `${GAP}em`,
    ...Object.fromEntries(
      widths.map((fit) => [
        `@container (min-width: ${fit * ((fit > 2 ? card : CARD) + GAP) - GAP}em)`,
        {
          gridTemplateColumns: `repeat(${Math.ceil(cards / Math.ceil(cards / fit))}, minmax(0, 1fr))`,
        },
      ]),
    ),
  };
}

/** Cards out of sight are not laid out, where there are so many lines that their size is not measured. */
const unseenStyles = {
  '& section': { contentVisibility: 'auto', containIntrinsicSize: 'auto 8em' },
} as const;

const cardsStyles = ({ vars, spacing }: Theme) =>
  ({
    flex: '1 1 auto',
    minHeight: 0,
    // Heading, buttons and the bar of the draw button stay in sight with it.
    maxHeight: { xs: 'max(20rem, 100dvh - 16rem)', sm: 'max(20rem, 100dvh - 12.5rem)' },
    overflowY: 'auto',
    mt: 1,
    containerType: 'inline-size',
    // Half a pixel is rounded up: the last border stays in sight.
    paddingInlineEnd: '1px',
    '& section': {
      border: `1px solid ${vars.palette.divider}`,
      borderRadius: spacing(0.5),
      padding: '0.4em 0.6em',
      minWidth: 0,
    },
    '& h3': { m: 0, fontSize: '0.8em', fontWeight: 600, color: vars.palette.text.secondary },
    '& ul': { m: 0, p: 0, listStyle: 'none' },
    '& li': { lineHeight: 1.4, overflowWrap: 'anywhere', wordBreak: 'keep-all' },
    '& li > button': {
      font: 'inherit',
      color: 'inherit',
      background: 'none',
      border: 0,
      padding: 0,
      width: '100%',
      minHeight: '2.25em',
      textAlign: 'start',
      cursor: 'pointer',
      borderRadius: spacing(0.5),
      textDecoration: 'underline dotted',
    },
    '& [aria-pressed="true"]': {
      backgroundColor: vars.palette.signal.spinning.main,
      color: vars.palette.signal.spinning.contrastText,
    },
    '&:not([data-done]) li:not([data-dealt])': { visibility: 'hidden' },
    '&[data-done] section': { borderColor: vars.palette.signal.final.edge },
  }) as const;
