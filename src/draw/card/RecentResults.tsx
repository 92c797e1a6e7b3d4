import { styled } from '@mui/material/styles';
import { formatDate, formatDateTime } from '#domain/calendar/time.ts';
import { cutText } from '#domain/cut-text.ts';
import { useClock } from '#lib/time/use-clock.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { SIDE_BY_SIDE } from '#theme/sizes.ts';
import { rouletteText } from '../text.ts';

/** The most characters of a name. */
const CHARACTERS = 8;

interface RecentResultsProps {
  /** The newest first; `at` in milliseconds since the epoch. */
  draws: readonly { item: string; at: number }[];
}

/** The last results of a list, each with its time or, of another day, its date (ROU-29). */
export function RecentResults({ draws }: RecentResultsProps) {
  const zone = useZone();
  const today = useClock(({ serverMs }) => formatDate(serverMs, zone));
  return (
    <Chips aria-label={rouletteText.recentResults}>
      {draws.map(({ item, at }) => {
        const [date = '', time = ''] = formatDateTime(at, zone).split(' ');
        const isToday = date === today;
        return (
          <li key={at}>
            <bdi translate="no">{cutText(item, CHARACTERS)}</bdi>{' '}
            <span translate="no">{isToday ? time.slice(0, 5) : shortDate(date)}</span>
          </li>
        );
      })}
    </Chips>
  );
}

/** `4/1` of `2026/04/01`. */
const shortDate = (date: string) => date.slice(5).replace(/\b0/g, '');

/** On a phone as many as fit one line beside the link, in a larger card a few lines. */
const Chips = styled('ul')(({ theme }) => {
  const lines = (count: number) => `calc(${count} * 1.625rem - 0.25rem)`;
  return {
    ...theme.typography.body2,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: '0.25rem',
    maxHeight: lines(1),
    overflow: 'hidden',
    alignSelf: 'center',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    lineHeight: '1.25rem',
    color: theme.vars.palette.text.secondary,
    minWidth: 0,
    [SIDE_BY_SIDE]: {
      flexBasis: '100%',
      maxHeight: lines(3),
      marginTop: theme.spacing(1),
      '@media (max-height: 499.95px)': { maxHeight: lines(2) },
    },
    '& > li': {
      padding: '0 0.625rem',
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: '0.75rem',
    },
    '@media print': { display: 'none' },
  };
});
