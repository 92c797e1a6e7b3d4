import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type NavigationState, pathOfEntry } from '#domain/navigation/navigation-state.ts';
import { type SubNavigation, subNavigations } from '#domain/navigation/sections.ts';
import { tabTitles } from '#lib/tab-titles.ts';
import { useStore } from '#lib/use-store.ts';
import { ONE_LINE } from '#theme/sizes.ts';
import { navigationText } from './text.ts';

/** The addresses with content; of several pages that one tab leads to, the first. */
const withContent = /^\/(Home|Mypage|Roulette(\/(List[A-C]|Spin|SettingA))?)$/;

/** The place of a list that has a tab only while the list holds something (ROU-20). */
const spare = /\/List[D-Z]$/;

/** More tabs than these are too many to look through. */
const MANY = 10;

interface SubNavigationsProps {
  names: SubNavigation[];
  state: NavigationState;
}

/** A row of tabs for each sub-navigation of the open section (NAV-6). */
export function SubNavigations({ names, state }: SubNavigationsProps) {
  const navigate = useNavigate();
  return names.map((name) => (
    <SubNavigationTabs
      key={name}
      name={name}
      active={state.active[name]}
      onChange={(path) => navigate(pathOfEntry(state, path))}
    />
  ));
}

interface SubNavigationTabsProps {
  name: SubNavigation;
  active: string;
  onChange: (path: string) => void;
}

/** The tabs of one sub-navigation. Many are one row of those with content, until all are asked for (NAV-10). */
function SubNavigationTabs({ name, active, onChange }: SubNavigationTabsProps) {
  const paths: readonly string[] = subNavigations[name];
  const titles = useStore(tabTitles);
  const isLong = paths.length > MANY;
  const [showsAll, setShowsAll] = useState(false);
  const isShort = isLong && !showsAll;
  const place = isShort ? active.replace(/Setting[BC]$/, 'SettingA') : active;
  const isShown = (path: string) => (isShort ? withContent.test(path) : !spare.test(path));
  const label = isShort
    ? navigationText.shortTab
    : (path: string) => navigationText.tab(name, path);
  return (
    <Box sx={{ display: 'flex', alignItems: 'start' }}>
      <Tabs
        key={String(showsAll)}
        value={place}
        onChange={(_, path: string) => onChange(path)}
        variant={showsAll ? 'standard' : 'scrollable'}
        aria-label={navigationText.subNavigation(name)}
        sx={[{ flexGrow: 1, minWidth: 0 }, isLong && dense, showsAll && severalRows]}
      >
        {paths
          .filter((path) => isShown(path) || path === place || path in titles)
          .map((path) => (
            <Tab
              key={path}
              value={path}
              label={
                <bdi translate={path in titles ? 'no' : undefined}>
                  {titles[path] ?? label(path)}
                </bdi>
              }
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

const dense = {
  '& .MuiTab-root': { minWidth: 0, px: { xs: 1.25, sm: 1.5 } },
  '& bdi': {
    display: 'block',
    maxWidth: '9rem',
    ...ONE_LINE,
  },
} as const;

/** Tabs in rows: each marks itself, since the moving mark knows one row alone. */
const severalRows = {
  '& .MuiTabs-list': { flexWrap: 'wrap' },
  '& .MuiTabs-indicator': { display: 'none' },
  '& .Mui-selected': { boxShadow: 'inset 0 -2px currentColor' },
} as const;
