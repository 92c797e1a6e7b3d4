import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { History } from '../history/History.tsx';
import { AboutDraw } from '../proof/AboutDraw.tsx';
import { proofText } from '../proof/text.ts';

/** Every draw of this browser, and why draws are fair. */
export function HistoryAndProof() {
  return (
    <>
      <History />
      <Box component="section" aria-label={proofText.about} sx={{ mt: 2 }}>
        <Typography variant="h1" component="h3" sx={{ mb: 1 }}>
          {proofText.about}
        </Typography>
        <AboutDraw />
      </Box>
    </>
  );
}
