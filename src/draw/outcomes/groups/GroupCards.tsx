import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import { memo, type Ref, useState } from 'react';
import type { DrawnLine } from '#domain/roulette/drawn-lines.ts';
import { rouletteText } from '../../text.ts';

/** A line with its place in the order, from 0. */
type DealtLine = DrawnLine & { index: number };

interface GroupCardsProps {
  ref?: Ref<HTMLDivElement>;
  groups: readonly (readonly DealtLine[])[];
  isDone: boolean;
  /** Lets two lines change places; without it they cannot be pressed. */
  onSwap?: ((one: number, other: number) => void) | undefined;
}

/** A card for each group: a heading and a list. Names that are dealt later have their room. */
export const GroupCards = memo(function GroupCards(props: GroupCardsProps) {
  const { ref, groups, isDone, onSwap } = props;
  const [first, setFirst] = useState<number | null>(null);
  const repeated = repeatedOf(groups);

  function press(index: number): void {
    if (first !== null && first !== index) onSwap?.(first, index);
    setFirst(first === null ? index : null);
  }

  return (
    <Box ref={ref} tabIndex={0} data-done={isDone || undefined} sx={cardsStyles}>
      {groups.map((members, group) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups never change places
        <section key={group} aria-label={rouletteText.group(group + 1)}>
          <h3>{rouletteText.group(group + 1)}</h3>
          <ul>
            {members.map(({ line, item, index }) => {
              // Equal names are told apart by their numbers.
              const shown = repeated.has(item) ? rouletteText.numbered(line, item) : item;
              return (
                <li key={index} data-place={index}>
                  {onSwap ? (
                    <ButtonBase aria-pressed={first === index} onClick={() => press(index)}>
                      <bdi translate="no">{shown}</bdi>
                    </ButtonBase>
                  ) : (
                    <bdi translate="no">{shown}</bdi>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </Box>
  );
});

function repeatedOf(groups: GroupCardsProps['groups']): Set<string> {
  const seen = new Set<string>();
  const items = groups.flat().map(({ item }) => item);
  return new Set(items.filter((item) => seen.size === seen.add(item).size));
}

const cardsStyles = ({ vars, spacing }: Theme) =>
  ({
    flex: '1 1 auto',
    minHeight: 0,
    maxHeight: 'max(20rem, 100dvh - 11rem)',
    overflowY: 'auto',
    mt: 1,
    display: 'grid',
    gap: '0.5em',
    alignContent: 'start',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8em), 1fr))',
    '& > section': {
      border: `1px solid ${vars.palette.divider}`,
      borderRadius: spacing(0.5),
      padding: '0.4em 0.6em',
      minWidth: 0,
      // Cards out of sight are not laid out: there may be five hundred.
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 8em',
    },
    '& h3': { m: 0, fontSize: '0.8em', fontWeight: 600, color: vars.palette.text.secondary },
    '& ul': { m: 0, p: 0, listStyle: 'none' },
    '& li': { lineHeight: 1.4, overflowWrap: 'anywhere', wordBreak: 'keep-all' },
    '& li > button': {
      font: 'inherit',
      width: '100%',
      minHeight: '2.25em',
      justifyContent: 'start',
      textAlign: 'start',
      borderRadius: spacing(0.5),
      textDecoration: 'underline dotted',
    },
    '& [aria-pressed="true"]': {
      backgroundColor: vars.palette.signal.spinning.main,
      color: vars.palette.signal.spinning.contrastText,
    },
    '&:not([data-done]) li:not([data-dealt])': { visibility: 'hidden' },
    '&[data-done] > section': { borderColor: vars.palette.signal.final.edge },
  }) as const;
