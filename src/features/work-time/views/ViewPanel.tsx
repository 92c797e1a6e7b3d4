import type { ReactNode } from 'react';
import type { ViewName } from '../view-address.ts';
import { VIEW_PANEL, viewTabId } from './view-ids.ts';

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
