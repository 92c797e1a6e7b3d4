import { useNavigate } from 'react-router-dom';
import { type NavigationState, pathOfEntry } from '#domain/navigation/navigation-state.ts';
import type { SubNavigation } from '#domain/navigation/sections.ts';
import { SubNavigationTabs } from './SubNavigationTabs.tsx';

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
