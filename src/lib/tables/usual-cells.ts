/**
 * The XML of a sheet without cells for which its reader would refuse the workbook, or read another time: dates as ISO
 * texts, which the strict form has, and formulas that were never calculated.
 */
export function withUsualCells(xml: string): string {
  return xml.replace(EMPTY, '$1$2').replace(TYPED, (cell, head, type, tail, content) => {
    const value = VALUE.exec(content);
    if (value === null) return `${head}${tail}>`;
    if (type === 'str') return cell;
    const [before = '', text = ''] = value;
    return `${head} t="str"${tail}>${content.replace(before, `<v>${plainTime(text)}</v>`)}`;
  });
}

const EMPTY = /(<(?:\w+:)?c\s[^>]*?)\st="\w+"([^>]*\/>)/g;
const TYPED =
  /(<(?:\w+:)?c\s[^>]*?)\st="(d|str)"([^>]*)(?<!\/)>([\s\S]{0,9999}?)(?=<\/(?:\w+:)?c>)/g;
const VALUE = /<(?:\w+:)?v>([^<]*)<\/(?:\w+:)?v>/;

/** A spreadsheet knows no zones, though it may write `Z`. */
function plainTime(text: string): string {
  const plain = text.trim().replace(/(?:\.0+)?Z?$/, '');
  return plain.replace(/T00:00(?::00)?$/, '').replace('T', ' ');
}
