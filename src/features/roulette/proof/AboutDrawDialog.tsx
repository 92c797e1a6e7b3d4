import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { AboutDraw } from './AboutDraw.tsx';
import { proofText } from './text.ts';

interface AboutDrawDialogProps {
  open: boolean;
  onClose: () => void;
}

export function AboutDrawDialog({ open, onClose }: AboutDrawDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm">
      <DialogTitle>{proofText.about}</DialogTitle>
      <DialogContent>
        <AboutDraw />
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {proofText.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
