import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import type { SharedList } from '#domain/roulette/shared-list.ts';
import { rouletteText } from '#draw/text.ts';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { listOfLink } from './list-link.ts';
import { SaveSharedList } from './SaveSharedList.tsx';
import { sharingText } from './text.ts';

interface SharedListBarProps {
  /** The part of the link that holds the list. */
  packed: string;
  onList: (list: SharedList) => void;
  onClose: () => void;
}

/** The list of a link: it is chosen and in view, and kept only when the user wants it (ROU-21). */
export function SharedListBar({ packed, onList, onClose }: SharedListBarProps) {
  const [list, setList] = useState<SharedList | 'damaged' | null>(null);
  const bar = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is read once
  useEffect(() => {
    let isCurrent = true;
    const show = (read: SharedList | 'damaged') => {
      if (!isCurrent) return;
      setList(read);
      if (read !== 'damaged') onList(read);
      bar.current?.scrollIntoView({ block: 'start' });
    };
    listOfLink(packed).then(show, () => show('damaged'));
    return () => {
      isCurrent = false;
    };
  }, [packed]);

  return (
    <Box
      ref={bar}
      component="section"
      aria-label={sharingText.heading}
      sx={{
        display: 'flex',
        alignItems: 'center',
        columnGap: 1,
        minHeight: 44,
        mb: 1,
        scrollMarginTop: '16px',
      }}
    >
      {list === 'damaged' && <ErrorMessage message={sharingText.damaged} />}
      {list !== null && list !== 'damaged' && (
        <>
          <Typography sx={{ flexGrow: 1, minWidth: 0 }}>
            {sharingText.about(list.title || rouletteText.untitledList, list.items.length)}
          </Typography>
          <SaveSharedList list={list} />
        </>
      )}
      {list !== null && (
        <Button variant="text" onClick={onClose} sx={{ flexShrink: 0 }}>
          {sharingText.close}
        </Button>
      )}
    </Box>
  );
}
