import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { Panel } from '#ui/Panel.tsx';
import { settingParts } from './setting-parts.ts';
import { settingsText } from './text.ts';

/** The settings of the last part of an address, in sight wherever the page was scrolled to. */
export function SettingsPart({ entry }: { entry: string }) {
  const place = useRef<HTMLDivElement>(null);
  const part = settingParts.find(({ letter }) => entry === `Setting${letter}`);
  const letter = part?.letter;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    const top = place.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > innerHeight / 2) place.current?.scrollIntoView({ block: 'start' });
  }, [letter]);
  return (
    part && (
      <Box ref={place} sx={{ scrollMarginTop: 8 }}>
        <Panel heading={settingsText.part(part.letter, part.heading)}>
          <part.Part />
        </Panel>
      </Box>
    )
  );
}
