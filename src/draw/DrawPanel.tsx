import type { ReactNode } from 'react';
import { lazyPart } from '#loading/lazy-part.tsx';
import { Panel } from '#ui/Panel.tsx';
import { DrawBar } from './buttons/DrawBar.tsx';
import type { DrawSession } from './draw-session.ts';
import { PanelActions } from './PanelActions.tsx';
import { useDrawKeys } from './spin/use-draw-keys.ts';

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

/** The panel of every page that draws: draw button, keys and big screen. */
export function DrawPanel(props: DrawPanelProps) {
  const { session, heading, busy, actions, settings, children, foot, chooser, corner } = props;
  const { controls, bigScreen } = session;
  useDrawKeys(session);
  return (
    <Panel
      heading={heading}
      action={<PanelActions settings={settings}>{actions}</PanelActions>}
      busy={busy}
    >
      {children}
      {controls && <DrawBar session={session} controls={controls} />}
      {foot}
      {bigScreen.isOpen && <BigScreen session={session} chooser={chooser} corner={corner} />}
    </Panel>
  );
}
