const arrows = {
  first: '最初のページ',
  last: '最後のページ',
  next: '次のページ',
  previous: '前のページ',
  'start-ellipsis': '',
  'end-ellipsis': '',
} as const;

type PageItem = 'page' | keyof typeof arrows;

export const uiText = {
  columns: {
    title: '列を選ぶ',
    /** The name of a choice above a column. */
    use: (number: number, heading: string) => `列${number} ${heading}`.trim(),
    hasHeading: '1行目は見出し',
    sheet: 'どのシートですか',
    allSheets: 'すべて',
    otherSheets: (names: readonly string[]) => `使わないシート: ${names.join(', ')}`,
    encoding: '文字コード',
    encodings: {
      'utf-8': 'UTF-8',
      'utf-16le': 'UTF-16',
      'utf-16be': 'UTF-16',
      'euc-jp': 'EUC-JP',
      shift_jis: 'Shift_JIS',
    },
  },
  close: '閉じる',
  askDiscard: '入力した内容を捨てますか',
  discard: '捨てる',
  goOn: '続ける',
  stop: '中止',
  ok: 'OK',
  /** Invalid rows of a response. */
  leftOutRows: (count: number) => `読み取れないデータ${count}件を省きました`,
  loading: '読み込み中',
  otherZone: (zone: string) =>
    `タイムゾーンが変わりました。ここの時刻は、開いたときのタイムゾーン（${zone}）の時刻です`,
  /** The name of a pagination control; arrows have no page. */
  pageItem: (type: PageItem, page: number | null): string => {
    if (type === 'page') return `${page}ページ`;
    return arrows[type];
  },
  retry: '再試行',
  /** Does not contain the field's name, so the field can be found by name. */
  showCharacters: 'パスワードを表示',
} as const;

/** About an address that means this computer alone. */
export const onlyHereText = 'このアドレスは、このコンピュータでしか開けません';
