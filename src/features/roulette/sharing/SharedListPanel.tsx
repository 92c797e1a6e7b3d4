import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import type { SharedList } from '#domain/roulette/shared-list.ts';
import { Panel } from '#ui/Panel.tsx';
import { rouletteText } from '../text.ts';
import { listOfLink } from './list-link.ts';
import { SaveSharedList } from './SaveSharedList.tsx';
import { sharingText } from './text.ts';

interface SharedListPanelProps {
  /** What the link brought. */
  packed: string;
  onTry: (list: SharedList) => void;
  onClose: () => void;
}

/** More than these would fill the screen; the stage shows all of them. */
const SHOWN = 20;

/** What a link brought: looked at first, and kept only where the user says so (ROU-21). */
export function SharedListPanel({ packed, onTry, onClose }: SharedListPanelProps) {
  const [list, setList] = useState<SharedList | 'damaged' | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const show = (read: SharedList | 'damaged') => {
      if (isCurrent) setList(read);
    };
    listOfLink(packed).then(show, () => show('damaged'));
    return () => {
      isCurrent = false;
    };
  }, [packed]);

  const close = (
    <Button variant="text" onClick={onClose}>
      {sharingText.close}
    </Button>
  );
  return (
    <Panel heading={sharingText.heading} action={close} busy={list === null}>
      {list === 'damaged' && <Typography role="alert">{sharingText.damaged}</Typography>}
      {list !== null && list !== 'damaged' && (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Typography variant="h1" component="h3">
            <bdi>{list.title || rouletteText.untitledList}</bdi>{' '}
            <Typography component="span" variant="body2">
              {sharingText.count(list.items.length)}
            </Typography>
          </Typography>
          <Typography>
            {list.items.slice(0, SHOWN).map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
              <span key={index}>
                {index > 0 && sharingText.between}
                <bdi>{item}</bdi>
              </span>
            ))}
            {list.items.length > SHOWN && ` ${sharingText.more(list.items.length - SHOWN)}`}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button onClick={() => onTry(list)}>{sharingText.try}</Button>
            <SaveSharedList list={list} />
          </Box>
        </Box>
      )}
    </Panel>
  );
}
