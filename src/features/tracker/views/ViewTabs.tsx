import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { memo, type ReactNode } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { viewsText } from './text.ts';
import { VIEW_PANEL, viewTabId } from './ViewPanel.tsx';
import { addressOfView, type ViewName, views } from './view-address.ts';

/** The tabs of the tracker; each has an address (HRS-1). */
export function ViewTabs({ view, children }: { view: ViewName; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        mb: { sm: 1 },
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Choice view={view} navigate={useNavigate()} />
      {children}
    </Box>
  );
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
      sx={{ minHeight: 0 }}
    >
      {views.map((name) => (
        <Tab
          key={name}
          value={name}
          label={names[name]}
          sx={{ minWidth: { xs: 72, sm: 90 }, minHeight: { xs: TOUCH_TARGET, sm: 48 } }}
          id={viewTabId(name)}
          aria-controls={name === view ? VIEW_PANEL : undefined}
        />
      ))}
    </Tabs>
  );
});
