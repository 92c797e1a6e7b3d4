import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import CasinoOutlined from '@mui/icons-material/CasinoOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { useNavigate } from 'react-router-dom';
import { type NavigationState, pathOfSection } from '#domain/navigation/navigation-state.ts';
import { type Section, sections } from '#domain/navigation/sections.ts';
import { Hint } from '#ui/Hint.tsx';
import { useBackCloses } from '#ui/use-back-closes.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { navigationText } from './text.ts';

/** The icons of sections with content. */
const icons: Partial<Record<Section, typeof HomeOutlined>> = {
  Home: HomeOutlined,
  Roulette: CasinoOutlined,
  Mypage: AccountCircleOutlined,
};

const ICON_WIDTH = 40;

/** Made by the build. */
const LICENCES = `${import.meta.env.BASE_URL}licences.txt`;

/** The sections that people come for stand above all others. */
const first: readonly Section[] = ['Roulette', 'Mypage'];

interface SectionMenuProps {
  state: NavigationState;
  /** The section that is shown, if any. */
  shown: Section | null;
  open: boolean;
  onClose: () => void;
}

/** The drawer with all sections (NAV-6), and at its foot the theme and the licences of all packages. */
export function SectionMenu({ state, shown, open, onClose }: SectionMenuProps) {
  const navigate = useNavigate();
  useBackCloses(open, onClose);

  // The page takes the menu's entry of the history. Closed sooner, the menu would go back over its entry, which ends
  // a navigation that still waits for its chunk.
  async function go(section: Section): Promise<void> {
    await navigate(pathOfSection(state, section), { replace: true });
    onClose();
  }

  const itemOf = (section: Section) => (
    <SectionItem
      key={section}
      section={section}
      selected={section === shown}
      onGo={() => void go(section)}
    />
  );

  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-label': navigationText.menu },
      }}
    >
      <List
        sx={{
          width: 'min(17.5rem, 100vw)',
          flexGrow: 1,
          overflowY: 'auto',
          [`& > li:nth-of-type(${first.length + 1})`]: { borderTop: 1, borderColor: 'divider' },
        }}
      >
        {first.map(itemOf)}
        {sections.filter((section) => !first.includes(section)).map(itemOf)}
      </List>
      <Box sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <ThemeSwitch />
        <Button href={LICENCES} target="_blank" variant="text">
          {navigationText.licences}
        </Button>
      </Box>
    </Drawer>
  );
}

interface SectionItemProps {
  section: Section;
  selected: boolean;
  onGo: () => void;
}

/** A section: with an icon and a caption if there is content, else quiet. */
function SectionItem({ section, selected, onGo }: SectionItemProps) {
  const caption = navigationText.captions[section];
  const Icon = icons[section];
  const captionId = `caption-${section}`;
  return (
    <ListItem disablePadding>
      <ListItemButton
        selected={selected}
        aria-current={selected ? 'true' : undefined}
        aria-describedby={caption && captionId}
        onClick={onGo}
        sx={Icon && { pb: '1.75rem' }}
      >
        <ListItemIcon sx={{ minWidth: ICON_WIDTH, mb: Icon && -2 }}>
          {Icon && <Icon />}
        </ListItemIcon>
        <ListItemText
          primary={section}
          slotProps={{ primary: { sx: { color: caption ? 'text.primary' : 'text.secondary' } } }}
          sx={{ my: 0.25 }}
        />
      </ListItemButton>
      {caption && (
        // Over the button and no part of it: the button's name is the section's alone.
        <Hint
          id={captionId}
          aria-hidden
          sx={{
            position: 'absolute',
            bottom: 8,
            left: 16 + ICON_WIDTH,
            pointerEvents: 'none',
          }}
        >
          {caption}
        </Hint>
      )}
    </ListItem>
  );
}
