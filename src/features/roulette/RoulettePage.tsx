import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { listSlots } from '#domain/roulette/list-slot.ts';
import type { SharedList } from '#domain/roulette/shared-list.ts';
import { lazyPart } from '#loading/lazy-part.tsx';
import { Roulette } from './Roulette.tsx';
import { useSharedLink } from './sharing/use-shared-link.ts';

const ListEditor = lazyPart(
  'ListEditor',
  async () => (await import('./lists/ListEditor.tsx')).ListEditor,
);
const DrawSettings = lazyPart(
  'DrawSettings',
  async () => (await import('./settings/DrawSettings.tsx')).DrawSettings,
);

const SoundSettings = lazyPart(
  'SoundSettings',
  async () => (await import('./settings/SoundSettings.tsx')).SoundSettings,
);
const SharedListPanel = lazyPart(
  'SharedListPanel',
  async () => (await import('./sharing/SharedListPanel.tsx')).SharedListPanel,
);
const HistoryAndProof = lazyPart(
  'HistoryAndProof',
  async () => (await import('./settings/HistoryAndProof.tsx')).HistoryAndProof,
);

interface RoulettePageProps {
  /** The last part of the address: what it is for stands below the roulette. */
  entry: string;
}

/** The roulette, and below it what its address is for. */
export function RoulettePage({ entry }: RoulettePageProps) {
  const { packed, close } = useSharedLink();
  const [tried, setTried] = useState<SharedList | null>(null);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 1, sm: 2 } }}>
      {packed !== null && (
        <Suspense>
          <SharedListPanel key={packed} packed={packed} onTry={setTried} onClose={close} />
        </Suspense>
      )}
      <Roulette shared={tried} big={entry === 'Spin'} />
      <Suspense>
        <PartOf entry={entry} />
      </Suspense>
    </Box>
  );
}

function PartOf({ entry }: RoulettePageProps) {
  if (entry === 'SettingA') return <DrawSettings />;
  if (entry === 'SettingB') return <SoundSettings />;
  if (entry === 'SettingC') return <HistoryAndProof />;
  const slot = listSlots.find((one) => entry === `List${one}`);
  return slot ? <ListEditor key={slot} slot={slot} /> : null;
}
