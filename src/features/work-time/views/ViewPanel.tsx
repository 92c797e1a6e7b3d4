import type { ReactNode } from 'react';
import type { ViewName } from '../view-address.ts';

/** The ids by which a panel and its tab know each other. */
export const VIEW_PANEL = 'work-time-view';
export function viewTabId(view: ViewName): string {
  return `work-time-tab-${view}`;
}

interface ViewPanelProps {
  /** `null` where there are no tabs. */
  view: ViewName | null;
  children: ReactNode;
}

/** What the chosen tab shows. */
export function ViewPanel({ view, children }: ViewPanelProps) {
  if (view === null) return children;
  return (
    <div role="tabpanel" id={VIEW_PANEL} aria-labelledby={viewTabId(view)}>
      {children}
    </div>
  );
}
