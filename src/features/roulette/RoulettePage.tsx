import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { listSlots } from '#domain/roulette/list-slot.ts';
import type { SharedList } from '#domain/roulette/shared-list.ts';
import { useSharedLink } from '#features/lists/links/use-shared-link.ts';
import { useLiveLink } from '#features/together/use-live-link.ts';
import { lazyPart } from '#loading/lazy-part.tsx';
import { Roulette } from './Roulette.tsx';

const SettingsPart = lazyPart(
  'settings',
  async () => (await import('./settings/SettingsPart.tsx')).SettingsPart,
);
const SharedListBar = lazyPart(
  'lists',
  async () => (await import('#features/lists/links/SharedListBar.tsx')).SharedListBar,
);
const Room = lazyPart('room', async () => (await import('#features/together/Room.tsx')).Room);

interface RoulettePageProps {
  /** The last part of the address: settings stand before the roulette. */
  entry: string;
}

/** The roulette, and before it what its address sets. */
export function RoulettePage({ entry }: RoulettePageProps) {
  const { live, leave } = useLiveLink();
  const { packed, close } = useSharedLink();
  const [shared, setShared] = useState<SharedList | null>(null);
  const sharedBar = packed !== null && (
    <Suspense fallback={<Box sx={{ height: 52 }} />}>
      <SharedListBar
        key={packed}
        packed={packed}
        onList={setShared}
        onClose={() => {
          setShared(null);
          close();
        }}
      />
    </Suspense>
  );
  if (live !== null) {
    return (
      <Suspense fallback={<Box sx={{ minHeight: '100vh' }} />}>
        <Room fragment={live} onClose={leave} />
      </Suspense>
    );
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 1, sm: 2 } }}>
      <Suspense fallback={<Box sx={{ minHeight: 240 }} />}>
        {entry.startsWith('Setting') && <SettingsPart entry={entry} />}
      </Suspense>
      <Roulette
        shared={shared}
        sharedBar={sharedBar}
        slot={listSlots.find((one) => entry === `List${one}`) ?? null}
        big={entry === 'Spin'}
        drawSettings={entry === 'SettingA'}
      />
    </Box>
  );
}
