import Box from '@mui/material/Box';
import { Panel } from '#ui/Panel.tsx';
import { AuthBlock } from './AuthBlock.tsx';
import { ClockBlock } from './ClockBlock.tsx';
import { NetworkBlock } from './NetworkBlock.tsx';
import { text } from './text.ts';

/** Three quiet blocks: how the network does, who is signed in, what time it is. */
export function InfoPanel() {
  return (
    <Panel heading={text.heading}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
          columnGap: 5,
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
