import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { UndoButton } from '#work-time/UndoButton.tsx';
import { useJustSaid } from '#work-time/use-just-said.ts';

/** The message of the last press with its undo, in a dialog: the bar of the page lies behind that. */
export function PressReport() {
  const said = useJustSaid();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', minHeight: TOUCH_TARGET }}>
      <Typography role="status" variant="body2" sx={{ flex: 1 }}>
        {said}
      </Typography>
      {said !== '' && <UndoButton />}
    </Box>
  );
}
