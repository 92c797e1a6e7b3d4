/** The place of a list, in CSS pixels, and the size of a usual text there. */
interface OrderPlace {
  width: number;
  height: number;
  usualText: number;
}

/** The number of lines for which the list has room, and the width of the longest, in widths of a kanji. */
interface OrderLines {
  total: number;
  longest: number;
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

/** In more than one column longer names may have a second line. */
const LONGEST_IN_COLUMNS = 5;

/** From this width on, in usual texts, there may be more than two columns. */
const WIDE = 25;

/**
 * Finds the fewest columns in which all lines are in sight with a usual text, and the largest text that fits those
 * (ROU-70). Where no number of columns shows all of them, as many columns and rows as fit.
 */
export function orderLayout(place: OrderPlace, { total, longest }: OrderLines): OrderLayout {
  const { width, height, usualText } = place;
  const most = width < WIDE * usualText ? 2 : 5;
  const rowsThatFit = Math.max(1, Math.floor(height / (LINE.least * usualText)));
  let columns = 1;
  let rows = total;
  while (rows > rowsThatFit && columns < most && widthOf(columns + 1) <= width) {
    columns += 1;
    rows = Math.ceil(total / columns);
  }
  rows = Math.max(1, Math.min(rows, rowsThatFit));
  const size = Math.max(
    usualText,
    Math.min(
      largestOf(total) * usualText,
      height / rows / LINE.usual,
      (width / widthOf(columns)) * usualText,
    ),
  );
  return {
    columns,
    rows,
    size,
    lineHeight: Math.floor(Math.min(LINE.usual * size, height / rows)),
    nameWidth: Math.max(1, width / columns / size - numberWidth(total) - GAP),
  };

  function widthOf(count: number): number {
    const name = count > 1 ? Math.min(longest, LONGEST_IN_COLUMNS) : longest;
    return count * (name + numberWidth(total) + GAP) * usualText;
  }
}
