import Box from '@mui/material/Box';
import { Panel } from '#ui/Panel.tsx';
import { AuthBlock } from './AuthBlock.tsx';
import { ClockBlock } from './ClockBlock.tsx';
import { NetworkBlock } from './NetworkBlock.tsx';
import { infoPanelText } from './text.ts';

/** Two columns, where a time fits into one line below its term: nothing may move when it comes. */
const PHONE = '@media (min-width: 380px) and (max-width: 899.95px)';

/** The three blocks of the info panel: network, auth and clock. */
export function InfoPanel() {
  return (
    <Panel heading={infoPanelText.heading}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
          columnGap: { xs: 2, md: 5 },
          [PHONE]: {
            gridTemplateColumns: 'repeat(2, 1fr)',
            '& dl': { gridTemplateColumns: '1fr', rowGap: 0 },
            // Stronger than the list's own rule.
            '& dl dd': { textAlign: 'left' },
          },
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
