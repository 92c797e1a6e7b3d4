/** The ids by which a tab and its panel know each other. */
import type { ViewName } from '../view-address.ts';

export const VIEW_PANEL = 'work-time-view';

export function viewTabId(view: ViewName): string {
  return `work-time-tab-${view}`;
}
