/** The place of a list, in CSS pixels, and the size of a usual text there. */
interface OrderPlace {
  width: number;
  height: number;
  usualText: number;
}

/** The number of lines for which the list has room, and the width of all but the longest names, in widths of a kanji. */
interface OrderLines {
  total: number;
  usual: number;
}

export interface OrderLayout {
  columns: number;
  rows: number;
  /** The size of the text, in CSS pixels. */
  size: number;
  /** The height of a line, in whole CSS pixels. */
  lineHeight: number;
  /** The width of a line of a name, in sizes of the text. */
  nameWidth: number;
}

/** Sizes of text in usual ones: three results are larger than five, five larger than more. */
const largestOf = (total: number) => (total <= 3 ? 2.5 : total <= 5 ? 2 : 1.5);

const LINE = { usual: 1.5, least: 1.35 };

/** `30.` beside its name, and the gap to the next column, in sizes of the text. */
export const numberWidth = (total: number) => 1 + 0.6 * String(total).length;
const GAP = 0.5;

/** In more than one column longer names may have several lines. */
const LONGEST_IN_COLUMNS = 5;

/** From this width on, in usual texts, there may be more than two columns. */
const WIDE = 25;

/**
 * Finds the fewest columns with all lines in sight in a usual text, or with most of them, and then the largest text that
 * fits (ROU-70).
 */
export function orderLayout(place: OrderPlace, { total, usual }: OrderLines): OrderLayout {
  const { width, height, usualText } = place;
  const beside = numberWidth(total) + GAP;
  const most = width < WIDE * usualText ? 2 : 5;
  const linesThatFit = Math.max(1, Math.floor(height / (LINE.least * usualText)));
  let best = columnsOf(1);
  for (let columns = 2; columns <= most && best.shown < total; columns += 1) {
    const next = columnsOf(columns);
    if (next.room >= Math.min(usual, LONGEST_IN_COLUMNS) && next.shown > best.shown) best = next;
  }
  const { columns, rows, lines } = best;
  const lineOfText = height / rows / lines;
  const size = Math.max(
    usualText,
    Math.min(
      largestOf(total) * usualText,
      lineOfText / LINE.usual,
      lines > 1 ? usualText : width / columns / (usual + beside),
    ),
  );
  return {
    columns,
    rows,
    size,
    lineHeight: Math.floor(Math.min(LINE.usual * size, lineOfText)),
    nameWidth: Math.max(1, width / columns / size - beside),
  };

  /** The room for a name, in usual texts, the lines that it needs there, and the rows that are in sight. */
  function columnsOf(columns: number) {
    const room = width / columns / usualText - beside;
    const lines = Math.min(linesThatFit, Math.ceil(usual / Math.max(1, room)));
    const rows = Math.min(Math.ceil(total / columns), Math.floor(linesThatFit / lines));
    return { columns, rows, lines, room, shown: Math.min(total, columns * rows) };
  }
}
