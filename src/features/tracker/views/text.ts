import type { ViewName } from '#work-time/view-address.ts';

export const viewsText = {
  heading: '表示',
  offline: '接続なし',
  /** With the time at which the shown content was true. */
  offlineSince: (time: string) => `接続なし · ${time}の内容`,
  names: { tracking: '計測', report: '集計', timesheet: '勤務表' } satisfies Record<
    ViewName,
    string
  >,
} as const;
