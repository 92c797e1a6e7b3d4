import type { ViewName } from '#work-time/view-address.ts';

export const viewsText = {
  heading: '表示',
  names: { tracking: '計測', report: '集計', timesheet: '勤務表' } satisfies Record<
    ViewName,
    string
  >,
} as const;
