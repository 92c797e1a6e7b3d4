import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { memo } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { addressOfView, type ViewName, views } from '../view-address.ts';
import { viewsText } from './text.ts';
import { VIEW_PANEL, viewTabId } from './ViewPanel.tsx';

/** The tabs of the tracker; each has an address (HRS-1). */
export function ViewTabs({ view }: { view: ViewName }) {
  return <Choice view={view} navigate={useNavigate()} />;
}

interface ChoiceProps {
  view: ViewName;
  navigate: NavigateFunction;
}

/** Not drawn again where a view shows other days. */
const Choice = memo(function Choice({ view, navigate }: ChoiceProps) {
  const { heading, names } = viewsText;
  return (
    <Tabs
      value={view}
      onChange={(_, name: ViewName) => navigate({ search: addressOfView(name) })}
      aria-label={heading}
      sx={{ mb: { xs: 0.5, sm: 1 }, borderBottom: 1, borderColor: 'divider' }}
    >
      {views.map((name) => (
        <Tab
          key={name}
          value={name}
          label={names[name]}
          id={viewTabId(name)}
          aria-controls={name === view ? VIEW_PANEL : undefined}
        />
      ))}
    </Tabs>
  );
});
