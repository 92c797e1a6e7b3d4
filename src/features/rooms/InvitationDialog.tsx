import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { copyText, share } from '#lib/share.ts';
import { HeadedDialog } from '#ui/HeadedDialog.tsx';
import { Hint } from '#ui/Hint.tsx';
import { OnlyHere } from '#ui/OnlyHere.tsx';
import { QrCode } from './QrCode.tsx';
import { othersIn, type RoomState } from './room-state.ts';
import { roomsText } from './text.ts';

interface InvitationDialogProps {
  link: string;
  state: RoomState;
  onClose: () => void;
}

/** Shows the link of a room, to be scanned, copied or shared. */
export function InvitationDialog({ link, state, onClose }: InvitationDialogProps) {
  const [outcome, setOutcome] = useState<'shared' | 'copied' | 'failed'>('shared');
  const copy = async () => setOutcome(await copyText(link));
  return (
    <HeadedDialog heading={roomsText.heading} onClose={onClose} maxWidth="sm">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: 2 }}>
        <Box sx={{ width: 264 }}>
          <QrCode text={link} />
        </Box>
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{roomsText.watching(othersIn(state))}</Typography>
          <Hint sx={{ my: 0.5 }}>{roomsText.invitationMeaning}</Hint>
          {state.list && !state.round && (
            <Hint sx={{ my: 0.5 }}>{roomsText.startsWith(state.list.items.length)}</Hint>
          )}
          <Typography
            aria-label={roomsText.link}
            role="group"
            translate="no"
            sx={{ fontFamily: 'monospace', fontSize: '0.75rem', wordBreak: 'break-all' }}
          >
            {link}
          </Typography>
          <OnlyHere address={link} needs={roomsText.needsHttps} />
          <Box sx={{ display: 'flex', gap: 1, mt: 1.5 }}>
            <Button autoFocus onClick={copy}>
              {roomsText.copy}
            </Button>
            <Button onClick={async () => setOutcome(await share({ url: link }))}>
              {roomsText.share}
            </Button>
          </Box>
          <Typography variant="body2" role="status" sx={{ mt: 0.5, minHeight: '1.6em' }}>
            {roomsText.outcome[outcome]}
          </Typography>
        </Box>
      </Box>
    </HeadedDialog>
  );
}
