export const tablesText = {
  /** Between the texts of a list that becomes one cell. */
  betweenTexts: '、',
  /** A table of a page without a name of its own. */
  numbered: (name: string, number: number) => `${name || '表'} ${number}`,
} as const;
