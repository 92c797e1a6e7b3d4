const arrows = {
  first: '最初のページ',
  last: '最後のページ',
  next: '次のページ',
  previous: '前のページ',
  'start-ellipsis': '',
  'end-ellipsis': '',
} as const;

type PageItem = 'page' | keyof typeof arrows;

export const text = {
  close: '閉じる',
  ok: 'OK',
  loading: '読み込み中',
  /** What a control of a pager is called; arrows have no page. */
  pageItem: (type: PageItem, page: number | null): string => {
    if (type === 'page') return `${page}ページ`;
    return arrows[type];
  },
  retry: '再試行',
  /** Not the field's own name, which only the field may bear. */
  showCharacters: '文字を表示',
} as const;
