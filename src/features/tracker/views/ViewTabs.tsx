import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { addressOfView, type ViewName, views } from '#work-time/view-address.ts';
import { viewsText } from './text.ts';
import { VIEW_PANEL, viewTabId } from './ViewPanel.tsx';

/** The tabs of the tracker; each has an address (HRS-1). */
export function ViewTabs({ view, children }: { view: ViewName; children: ReactNode }) {
  const navigate = useNavigate();
  const { heading, names } = viewsText;
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
      {children}
    </Box>
  );
}
