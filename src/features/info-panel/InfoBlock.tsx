import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type Definition, DefinitionList } from '#ui/DefinitionList.tsx';

interface InfoBlockProps {
  heading: string;
  items: Definition[];
}

export function InfoBlock({ heading, items }: InfoBlockProps) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography variant="h3" id={headingId} sx={{ mb: 0.5 }}>
        {heading}
      </Typography>
      <DefinitionList items={items} />
    </Box>
  );
}
