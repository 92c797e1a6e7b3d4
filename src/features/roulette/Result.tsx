import Typography from '@mui/material/Typography';
import type { RaffleItem } from '#contract/roulette.ts';
import { useStore } from '#lib/use-store.ts';
import type { Spin } from './spin.ts';
import { text } from './text.ts';

interface ResultProps {
  spin: Spin;
  items: RaffleItem[];
}

/** Says what was drawn, once and when it is final. */
export function Result({ spin, items }: ResultProps) {
  const phase = useStore(spin.phase);
  const line = phase === 'final' ? spin.frame.get()?.line : undefined;
  const item = line === undefined ? undefined : items[line - 1];
  return (
    <Typography
      role="status"
      data-longest={longestResult(items)}
      sx={{
        typography: 'h1',
        display: 'grid',
        my: 1,
        // The longest result that may come takes its place unseen: the list below stays where it is.
        '& > *, &::after': { gridArea: '1 / 1' },
        '&::after': { content: 'attr(data-longest) / ""', visibility: 'hidden' },
      }}
    >
      {line !== undefined && item && <bdi>{text.result(line, item.title)}</bdi>}
    </Typography>
  );
}

function longestResult(items: RaffleItem[]): string {
  const longest = items.reduce(
    (title, item) => (item.title.length > title.length ? item.title : title),
    '',
  );
  return text.result(items.length, longest);
}
