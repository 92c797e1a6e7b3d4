import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { withoutEndSlash } from '#domain/navigation/sections.ts';
import { navigationText } from '#features/navigation/text.ts';

/** A section whose content the customer has not described: its heading, and nothing invented. */
export function SectionPage() {
  const { pathname } = useLocation();
  return (
    <Paper sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Typography variant="h1" component="h2">
        {navigationText.entry(withoutEndSlash(pathname))}
      </Typography>
    </Paper>
  );
}
