export const tablesText = {
  /** Between the texts of a list that becomes one cell. */
  betweenTexts: '、',
} as const;
