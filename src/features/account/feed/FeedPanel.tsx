import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { formatDateTime } from '#domain/calendar/time.ts';
import { copyText } from '#lib/share.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { sessionText } from '#session/text.ts';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { Hint } from '#ui/Hint.tsx';
import { OnlyHere } from '#ui/OnlyHere.tsx';
import { Panel } from '#ui/Panel.tsx';
import { endFeed, makeFeed } from '../api.ts';
import { useFeed } from '../use-account.ts';
import { useAccountChange } from '../use-account-change.ts';
import { feedText } from './text.ts';

type Step = 'make' | 'copy' | 'end';

/** Makes and ends the feed by which calendar programs read the user's entries; its address is shown once (ACC-10). */
export function FeedPanel() {
  const { data: since, error, isPending, refetch } = useFeed();
  const [address, setAddress] = useState('');
  const zone = useZone();
  const { change, busy, done, focusAfter } = useAccountChange(async (step: Step) => {
    if (step === 'copy') return feedText.outcome[await copyText(address)];
    if (step === 'end') {
      await endFeed();
      setAddress('');
      return feedText.ended;
    }
    setAddress(await makeFeed());
    return since ? feedText.replaced : feedText.made;
  });
  const button = (step: Step, name: string) => (
    <Button disabled={busy} onClick={() => change(step)}>
      <span>{name}</span>
    </Button>
  );
  return (
    <Panel heading={feedText.heading} busy={isPending || busy}>
      {error && <ErrorMessage message={sessionText.callFailed(error)} onRetry={refetch} />}
      <Hint sx={{ mb: 1 }}>{feedText.hint}</Hint>
      {address !== '' && (
        <TextField
          label={feedText.address}
          value={address}
          fullWidth
          sx={{ mb: 1.5 }}
          slotProps={{ htmlInput: { readOnly: true, translate: 'no' } }}
          onFocus={({ target }) => target.select()}
        />
      )}
      {address !== '' && <OnlyHere address={address} needs={feedText.needsPublic} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {address !== '' && (
          <>
            {button('copy', feedText.copy)}
            {/* Some programs ask for such an address over http first, and send it in plain. */}
            {address.startsWith('https:') && (
              <Button href={address.replace(/^https/, 'webcal')}>{feedText.open}</Button>
            )}
          </>
        )}
        {since !== undefined && button('make', since ? feedText.replace : feedText.make)}
        {since && button('end', feedText.end)}
        <Hint ref={focusAfter} tabIndex={-1} sx={{ minHeight: '1.6em' }}>
          {done || (since ? feedText.since(formatDateTime(since, zone)) : '')}
        </Hint>
      </Box>
    </Panel>
  );
}
