/** Reserved for the bars, which come later. */
export const CHART_HEIGHT = 240;
