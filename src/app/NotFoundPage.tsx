import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { routes } from '#lib/routes.ts';
import { Flash } from '#ui/Flash.tsx';
import { appText } from './text.ts';

export function NotFoundPage() {
  return (
    <Paper sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Typography variant="h1" component="h2">
        {/* The name of the page is announced. */}
        <Flash component="span" role="none">
          {appText.notFound}
        </Flash>
      </Typography>
      <Link component={RouterLink} to={routes.home} sx={{ display: 'inline-block', py: 1.5 }}>
        {appText.home}
      </Link>
    </Paper>
  );
}
