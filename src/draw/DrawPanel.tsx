import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { lazyPart } from '#loading/lazy-part.tsx';
import { LARGE_TEXT } from '#theme/sizes.ts';
import { BottomBar } from '#ui/BottomBar.tsx';
import { FlagSwitch } from '#ui/FlagSwitch.tsx';
import { Panel } from '#ui/Panel.tsx';
import { DrawButton } from './buttons/DrawButton.tsx';
import { GroupsButton } from './buttons/GroupsButton.tsx';
import { SeveralButton } from './buttons/SeveralButton.tsx';
import type { DrawSession } from './draw-session.ts';
import { soundSetting } from './draw-settings.ts';
import { useDrawKeys } from './spin/use-draw-keys.ts';
import { rouletteText } from './text.ts';

const BigScreen = lazyPart(
  'draw',
  async () => (await import('./big-screen/BigScreen.tsx')).BigScreen,
);

interface DrawPanelProps {
  session: DrawSession;
  heading: string;
  busy: boolean;
  /** The panel's own actions, at the end of its heading. */
  actions: ReactNode;
  /** The button that opens all settings. */
  settings: ReactNode;
  /** The page, with card and stage in a `SideBySide`. */
  children: ReactNode;
  /** The part of the page below the draw button. */
  foot: ReactNode;
  /** The sources, which the big screen shows while none is chosen. */
  chooser: ReactNode;
  /** A picture in the corner of the big screen. */
  corner: ReactNode;
}

/** The panel of every page that draws: the switch of sounds, draw buttons, keys and big screen. */
export function DrawPanel(props: DrawPanelProps) {
  const { session, heading, busy, actions, settings, children, foot, chooser, corner } = props;
  const { controls, bigScreen } = session;
  useDrawKeys(session);
  return (
    <Panel
      heading={heading}
      action={
        <Box sx={actionsStyles}>
          {actions}
          <FlagSwitch label={rouletteText.sound} setting={soundSetting} />
          {settings}
        </Box>
      }
      busy={busy}
    >
      {children}
      {controls && (
        <BottomBar>
          <Box sx={{ display: 'flex', gap: 1 }}>
            <DrawButton session={session} start={controls.start} focusDuringSpin={session.lines} />
            <SeveralButton session={session} controls={controls} />
            <GroupsButton session={session} place="bar" />
          </Box>
        </BottomBar>
      )}
      {foot}
      {bigScreen.isOpen && <BigScreen session={session} chooser={chooser} corner={corner} />}
    </Panel>
  );
}

const actionsStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1, sm: 2 },
  [LARGE_TEXT]: { flexWrap: 'wrap' },
} as const;
