import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactElement, useState } from 'react';
import { useBackCloses } from './use-back-closes.ts';

export interface MenuAction {
  label: string;
  /** Stands below the label. */
  detail?: string | undefined;
  disabled?: boolean;
  run: () => void;
}

interface MenuButtonProps {
  actions: readonly MenuAction[];
  /** Draws the button that opens the menu. */
  button: (props: {
    'aria-haspopup': 'menu';
    'aria-expanded': boolean;
    onClick: (event: { currentTarget: HTMLElement }) => void;
  }) => ReactElement;
}

/** A button that opens a menu of actions. */
export function MenuButton({ actions, button }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  useBackCloses(anchor !== null, close);
  return (
    <>
      {button({
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== null,
        onClick: ({ currentTarget }) => setAnchor(currentTarget),
      })}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {actions.map(({ label, detail, disabled = false, run }) => (
          <MenuItem
            key={label}
            disabled={disabled}
            onClick={() => {
              close();
              run();
            }}
          >
            <ListItemText primary={label} secondary={detail} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
