import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, useEffect, useReducer, useState } from 'react';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import {
  initialNavigation,
  sectionOf,
  visibleSubNavigations,
  visit,
} from '#domain/navigation/navigation-state.ts';
import { withoutEndSlash } from '#domain/navigation/sections.ts';
import { routes } from '#lib/routes.ts';
import { lazyPart } from '#loading/lazy-part.tsx';
import { LOW_PAGE } from '#theme/sizes.ts';
import { Panel } from '#ui/Panel.tsx';
import { navigationText } from './text.ts';

const SectionMenu = lazyPart('menu', async () => (await import('./SectionMenu.tsx')).SectionMenu);
const SubNavigations = lazyPart(
  'menu',
  async () => (await import('./SubNavigations.tsx')).SubNavigations,
  ({ names }) => <Box sx={{ height: 48 * names.length }} />,
);

/** The index page has an address of its own among the sections, too. */
const destinations: { label: string; path: string; others: string[] }[] = [
  { label: navigationText.home, path: routes.home, others: ['/Home'] },
  { label: navigationText.about, path: routes.about, others: [] },
  { label: navigationText.contact, path: routes.contact, others: [] },
];

/** Buttons of the main pages, the section menu, and the tabs of the open section. */
export function NavigationPanel() {
  return <Entries {...useNavigation()} navigate={useNavigate()} />;
}

type EntriesProps = ReturnType<typeof useNavigation> & { navigate: NavigateFunction };

/** Not drawn again where only the query of the address changes. */
const Entries = memo(function Entries({ state, pathname, navigate }: EntriesProps) {
  const [menu, setMenu] = useState<'never-opened' | 'open' | 'closed'>('never-opened');
  const subNavigations = visibleSubNavigations(pathname);

  return (
    <Panel heading={navigationText.heading} headingSeen="never" padding="none">
      <Box component="nav" aria-label={navigationText.heading}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: { xs: 0.5, sm: 1 },
            [LOW_PAGE]: { columnGap: 0.5 },
          }}
        >
          {destinations.map(({ label, path, others }) => (
            <Button
              key={path}
              variant="text"
              aria-current={[path, ...others].includes(pathname) ? 'page' : undefined}
              onClick={() => navigate(path)}
            >
              {label}
            </Button>
          ))}
          <Button variant="text" aria-haspopup="dialog" onClick={() => setMenu('open')}>
            {navigationText.menu}
          </Button>
        </Box>
        {subNavigations.length > 0 && <SubNavigations names={subNavigations} state={state} />}
      </Box>
      {menu !== 'never-opened' && (
        <SectionMenu
          state={state}
          shown={sectionOf(pathname)}
          open={menu === 'open'}
          onClose={() => setMenu('closed')}
        />
      )}
    </Panel>
  );
});

/** The navigation state, which follows the address, also back and forward. */
function useNavigation() {
  const pathname = withoutEndSlash(useLocation().pathname);
  const [state, follow] = useReducer(visit, pathname, (path) => visit(initialNavigation, path));
  useEffect(() => follow(pathname), [pathname]);
  return { state, pathname };
}
