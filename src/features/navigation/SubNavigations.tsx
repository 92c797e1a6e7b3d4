import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useNavigate } from 'react-router-dom';
import { type NavigationState, pathOfEntry } from '#domain/navigation/navigation-state.ts';
import { type SubNavigation, subNavigations } from '#domain/navigation/sections.ts';
import { navigationText } from './text.ts';

interface SubNavigationsProps {
  names: SubNavigation[];
  state: NavigationState;
}

/** A row of tabs for each sub-navigation of the open section (NAV-6). */
export function SubNavigations({ names, state }: SubNavigationsProps) {
  const navigate = useNavigate();
  return names.map((name) => (
    <Tabs
      key={name}
      value={state.active[name]}
      onChange={(_, path: string) => navigate(pathOfEntry(state, path))}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={navigationText.subNavigation(name)}
    >
      {subNavigations[name].map((path) => (
        <Tab key={path} value={path} label={navigationText.tab(name, path)} />
      ))}
    </Tabs>
  ));
}
