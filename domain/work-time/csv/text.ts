export const csvText = {
  /** The columns of `CSV(明細)`, which the import reads again. */
  columns: {
    record: '作業',
    beginning: '開始',
    ending: '終了',
    minutes: '時間(分)',
    hours: '時間(10進)',
    note: 'メモ',
  },
  /** The record of entries that another program lists without a project or description. */
  unnamed: '新規',
  /** Between the parts of a note that stood in several columns. */
  separator: ' / ',
} as const;
