import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useNavigate } from 'react-router-dom';
import { type NavigationState, pathOfSection } from '#domain/navigation/navigation-state.ts';
import { type Section, sections } from '#domain/navigation/sections.ts';
import { navigationText } from './text.ts';

interface SectionMenuProps {
  state: NavigationState;
  open: boolean;
  onClose: () => void;
}

/** The drawer with all sections (NAV-6). */
export function SectionMenu({ state, open, onClose }: SectionMenuProps) {
  const navigate = useNavigate();

  function go(section: Section): void {
    onClose();
    navigate(pathOfSection(state, section));
  }

  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-label': navigationText.menu },
      }}
    >
      <List sx={{ minWidth: 240 }}>
        {sections.map((section) => (
          <ListItem key={section} disablePadding>
            <ListItemButton
              selected={section === state.section}
              aria-current={section === state.section ? 'true' : undefined}
              onClick={() => go(section)}
            >
              <ListItemText primary={section} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Drawer>
  );
}
