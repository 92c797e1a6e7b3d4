import Box from '@mui/material/Box';
import { type Definition, DefinitionList } from '#ui/DefinitionList.tsx';

/** Facts about an account, not spread over a wide panel. */
export function Facts({ items }: { items: Definition[] }) {
  return (
    <Box sx={{ maxWidth: 400 }}>
      <DefinitionList items={items} />
    </Box>
  );
}
