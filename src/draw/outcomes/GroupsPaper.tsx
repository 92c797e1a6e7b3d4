import Box from '@mui/material/Box';
import { textWidth, usualWidth } from '../card/fitted.ts';
import { rouletteText } from '../text.ts';

/** A card for each group, in the order of reading. */
export function GroupsPaper({ groups }: { groups: readonly (readonly string[])[] }) {
  const { size, columns } = paperLayout(groups);
  return (
    <Box
      sx={paperStyles}
      style={{ fontSize: size, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {groups.map((items, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups never change places
        <section key={index}>
          <h2>{rouletteText.group(index + 1)}</h2>
          <ul>
            {items.map((item, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor do their lines
              <li key={place}>
                <bdi translate="no">{item}</bdi>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Box>
  );
}

/** A4 within its margins and below the heading, in CSS pixels. */
const PAGE = { width: 680, height: 820 };
/** The largest is read from a few metres. */
const SIZES = [48, 44, 40, 36, 32, 28, 26, 24, 22, 20, 18, 16];
const LINE = 1.35;
/** What a card has beside its names and above them, and the gap to the next, in `em`. */
const BESIDE = 1.6;
const ABOVE = 2.4;

/** Finds the largest text with which all cards fit one page (ROU-75); beyond it the least one, on several pages. */
function paperLayout(groups: readonly (readonly string[])[]) {
  const widths = groups.map((items) => items.map(textWidth));
  // A few long names have a second line.
  const usual = usualWidth(groups.flat());
  const mostColumns = (size: number) => Math.floor(PAGE.width / size / (usual + BESIDE));
  for (const size of SIZES) {
    const columns = Math.min(mostColumns(size), groups.length);
    const name = PAGE.width / columns / size - BESIDE;
    const rows = Math.ceil(groups.length / columns);
    const heights = widths.map((card) =>
      card.reduce((height, width) => height + LINE * Math.ceil(width / name), ABOVE),
    );
    const even = Math.ceil(groups.length / rows);
    if (columns > 0 && size * sumOfRows(heights, even) <= PAGE.height)
      return { size, columns: even };
  }
  const size = SIZES.at(-1) ?? 16;
  return { size, columns: Math.max(1, mostColumns(size)) };
}

/** Each row is as high as its highest card. */
function sumOfRows(heights: readonly number[], columns: number): number {
  let sum = 0;
  for (let from = 0; from < heights.length; from += columns)
    sum += Math.max(...heights.slice(from, from + columns));
  return sum;
}

const paperStyles = {
  display: 'grid',
  gap: '0.6em',
  // Half a pixel is rounded up: the last border stays on the sheet.
  paddingInlineEnd: '1px',
  lineHeight: LINE,
  '& section': {
    minWidth: 0,
    breakInside: 'avoid',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    px: '0.5em',
    py: '0.2em',
  },
  '& h2': { m: 0, fontSize: '0.8em', lineHeight: 1.5, color: 'text.secondary' },
  '& ul': { m: 0, p: 0, listStyle: 'none' },
  '& li': { overflowWrap: 'anywhere', wordBreak: 'normal', lineBreak: 'strict' },
} as const;
