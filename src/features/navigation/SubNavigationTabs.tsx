import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { type SubNavigation, subNavigations } from '#domain/navigation/sections.ts';
import { hasContent } from './contents.ts';
import { navigationText } from './text.ts';

/** More tabs than these are too many to swipe through. */
const MANY = 10;

interface SubNavigationTabsProps {
  name: SubNavigation;
  active: string;
  onChange: (path: string) => void;
}

/** The tabs of one sub-navigation. On a phone many tabs begin with those that have content. */
export function SubNavigationTabs({ name, active, onChange }: SubNavigationTabsProps) {
  const paths: readonly string[] = subNavigations[name];
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const isLong = isNarrow && paths.length > MANY;
  const [showsAll, setShowsAll] = useState(false);
  const shown =
    isLong && !showsAll ? paths.filter((path) => hasContent(path) || path === active) : paths;
  return (
    <Box sx={{ display: 'flex', alignItems: 'start' }}>
      <Tabs
        value={active}
        onChange={(_, path: string) => onChange(path)}
        variant={isLong ? 'standard' : 'scrollable'}
        allowScrollButtonsMobile
        aria-label={navigationText.subNavigation(name)}
        sx={{ flexGrow: 1, ...(isLong && severalRows) }}
      >
        {shown.map((path) => (
          <Tab
            key={path}
            value={path}
            label={navigationText.tab(name, path)}
            title={navigationText.description(path)}
          />
        ))}
      </Tabs>
      {isLong && (
        <Button
          variant="text"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
          sx={{ flexShrink: 0, mt: 0.25 }}
        >
          <span key={showsAll ? 'fewer' : 'all'}>
            {showsAll ? navigationText.fewer : navigationText.all}
          </span>
        </Button>
      )}
    </Box>
  );
}

/** Tabs in rows: each marks itself, since the moving mark knows one row alone. */
const severalRows = {
  '& .MuiTabs-list': { flexWrap: 'wrap' },
  '& .MuiTabs-indicator': { display: 'none' },
  '& .MuiTab-root': { minWidth: 0, px: 1.5 },
  '& .Mui-selected': { boxShadow: 'inset 0 -2px currentColor' },
} as const;
