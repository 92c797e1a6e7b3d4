import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { visibleSubNavigations } from '#domain/navigation/navigation-state.ts';
import { routes } from '#lib/routes.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Panel } from '#ui/Panel.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { text } from './text.ts';
import { useNavigation } from './use-navigation.ts';

const SectionMenu = lazyPart(
  'SectionMenu',
  async () => (await import('./SectionMenu.tsx')).SectionMenu,
);
const SubNavigations = lazyPart(
  'SubNavigations',
  async () => (await import('./SubNavigations.tsx')).SubNavigations,
);

const destinations = [
  { label: text.home, path: routes.home },
  { label: text.about, path: routes.about },
  { label: text.contact, path: routes.contact },
];

/** The three main pages, the menu of all sections, and where one is in an open section. */
export function NavigationPanel() {
  const navigate = useNavigate();
  const { state, pathname } = useNavigation();
  const [menu, setMenu] = useState<'never-opened' | 'open' | 'closed'>('never-opened');
  const subNavigations = visibleSubNavigations(pathname);

  return (
    <Panel heading={text.heading} action={<ThemeSwitch />}>
      <Box component="nav" aria-label={text.heading}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {destinations.map(({ label, path }) => (
            <Button
              key={path}
              variant="text"
              aria-current={pathname === path ? 'page' : undefined}
              onClick={() => navigate(path)}
              sx={{ color: 'text.primary' }}
            >
              {label}
            </Button>
          ))}
          <Button variant="text" aria-haspopup="dialog" onClick={() => setMenu('open')}>
            {text.menu}
          </Button>
        </Box>
        {subNavigations.length > 0 && (
          <Suspense fallback={<Box sx={{ height: 48 * subNavigations.length }} />}>
            <SubNavigations names={subNavigations} state={state} />
          </Suspense>
        )}
      </Box>
      {menu !== 'never-opened' && (
        <Suspense>
          <SectionMenu state={state} open={menu === 'open'} onClose={() => setMenu('closed')} />
        </Suspense>
      )}
    </Panel>
  );
}
