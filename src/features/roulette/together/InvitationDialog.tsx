import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { copyText } from '#lib/copy-text.ts';
import { share } from '#lib/share.ts';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { QrCode } from './QrCode.tsx';
import type { RoomState } from './room-state.ts';
import { togetherText } from './text.ts';

interface InvitationDialogProps {
  link: string;
  state: RoomState;
  onClose: () => void;
}

/** What others open, to be scanned, copied or passed on. */
export function InvitationDialog({ link, state, onClose }: InvitationDialogProps) {
  const others = state.here.filter((device) => device !== state.own).length;
  const heading = useId();
  const [copied, setCopied] = useState<'nothing' | 'link' | 'failed'>('nothing');

  async function copy(): Promise<void> {
    setCopied((await copyText(link)) ? 'link' : 'failed');
  }

  async function pass(): Promise<void> {
    const outcome = await share({ url: link });
    if (outcome === 'copied') setCopied('link');
    if (outcome === 'failed') setCopied('failed');
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{togetherText.heading}</DialogTitle>
      <DialogContent
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
          justifyItems: { xs: 'center', sm: 'start' },
          gap: 2,
        }}
      >
        <Box sx={{ width: { xs: 'min(264px, 100%)', sm: 264 } }}>
          <QrCode text={link} />
        </Box>
        <Box sx={{ width: '100%' }}>
          <Typography sx={{ fontWeight: 600 }}>{togetherText.watching(others)}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {togetherText.invitationMeaning}
          </Typography>
          <Typography
            aria-label={togetherText.link}
            role="group"
            translate="no"
            sx={{
              mt: 1.5,
              fontFamily: 'monospace',
              fontSize: '0.75rem',
              wordBreak: 'break-all',
              userSelect: 'all',
            }}
          >
            {link}
          </Typography>
          <Box sx={{ display: 'flex', gap: 1, mt: 1.5 }}>
            <Button autoFocus onClick={copy}>
              {togetherText.copy}
            </Button>
            <Button onClick={pass}>{togetherText.share}</Button>
          </Box>
          <Typography variant="body2" role="status" sx={{ mt: 0.5, minHeight: '1.6em' }}>
            {copied === 'link' && togetherText.copied}
          </Typography>
          {copied === 'failed' && <ErrorMessage message={togetherText.notCopied} />}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{togetherText.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
