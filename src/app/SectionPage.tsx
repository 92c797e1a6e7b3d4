import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { text as entryText } from '#domain/navigation/text.ts';

/** A section whose content the customer has not described: its heading, and nothing invented. */
export function SectionPage({ path }: { path: string }) {
  return (
    <Paper sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Typography variant="h1" component="h2">
        {entryText.entry(path)}
      </Typography>
    </Paper>
  );
}
