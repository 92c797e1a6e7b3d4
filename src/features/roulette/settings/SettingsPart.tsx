import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { Panel } from '#ui/Panel.tsx';
import { settingParts } from './setting-parts.tsx';
import { settingsText } from './text.ts';

/** The settings of an address, in sight wherever the page was scrolled to. */
export function SettingsPart({ letter }: { letter: string }) {
  const place = useRef<HTMLDivElement>(null);
  const part = settingParts.find((one) => one.letter === letter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    const top = place.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > innerHeight / 2) place.current?.scrollIntoView({ block: 'start' });
  }, [letter]);
  return (
    part && (
      <Box ref={place} sx={{ scrollMarginTop: 8, mb: { xs: 1, sm: 2 } }}>
        <Panel heading={settingsText.part(part.letter, part.heading)}>
          <part.Part />
        </Panel>
      </Box>
    )
  );
}
