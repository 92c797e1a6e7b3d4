import Box from '@mui/material/Box';
import { Panel } from '#ui/Panel.tsx';
import { AuthBlock } from './AuthBlock.tsx';
import { ClockBlock } from './ClockBlock.tsx';
import { NetworkBlock } from './NetworkBlock.tsx';
import { infoPanelText } from './text.ts';

/** The three blocks of the info panel: network, auth and clock. */
export function InfoPanel() {
  return (
    <Panel heading={infoPanelText.heading}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, 1fr)', md: 'repeat(3, 1fr)' },
          columnGap: { xs: 2, sm: 5 },
          rowGap: 2,
        }}
      >
        <NetworkBlock />
        <AuthBlock />
        <ClockBlock />
      </Box>
    </Panel>
  );
}
