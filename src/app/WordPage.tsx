import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

/** A page with a single word (NAV-2). */
export function WordPage({ word }: { word: string }) {
  return (
    <Paper sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Typography variant="h1" component="h2">
        {word}
      </Typography>
    </Paper>
  );
}
