import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, Suspense, useState } from 'react';
import type { SharedList } from '#domain/roulette/shared-list.ts';
import { type LinkOutcome, shareLink } from '#features/lists/links/share-link.ts';
import { sharingText } from '#features/lists/links/text.ts';
import { lazyPart } from '#loading/lazy-part.tsx';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { bigScreenText } from './big-screen/text.ts';
import { NoRepeatSwitch } from './settings/NoRepeatSwitch.tsx';
import type { DrawList } from './spin/use-draw.ts';

const ShareDialog = lazyPart(
  'draw',
  async () => (await import('#features/lists/links/ShareDialog.tsx')).ShareDialog,
);

interface ToolsRowProps {
  /** `null` while nothing is chosen. */
  list: Pick<DrawList, 'source' | 'items'> | null;
  /** Whether the switch of no repeats stands elsewhere on the page. */
  withoutNoRepeat: boolean;
  /** During a draw only the big screen opens. */
  locked: boolean;
  onBigScreen: () => void;
  /** Called with what is to be said of it. */
  onSaid: (said: string) => void;
  /** The last tool. */
  children: ReactNode;
}

/** How it is drawn, and where the list can go. */
export function ToolsRow(props: ToolsRowProps) {
  const { list, withoutNoRepeat, locked, onBigScreen, onSaid, children } = props;
  const [shared, setShared] = useState<{ list: SharedList; outcome: LinkOutcome } | null>(null);

  async function shareList(): Promise<void> {
    if (!list) return;
    const { title } = list.source;
    const items = list.items.map((item) => item.title);
    const outcome = await shareLink({ title, items });
    if (outcome.kind === 'copied') onSaid(sharingText.copied);
    else if (outcome.kind !== 'shared') setShared({ list: { title, items }, outcome });
  }

  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 0.5,
        alignContent: 'flex-start',
        // The last of them comes later: on a phone in a row of its own.
        minHeight: { xs: 2 * TOUCH_TARGET, sm: TOUCH_TARGET },
        mb: 1,
        '& .MuiButton-root': { px: 1 },
      }}
    >
      {!withoutNoRepeat && <NoRepeatSwitch disabled={locked} items={list?.items} />}
      <Button variant="text" onClick={onBigScreen}>
        {bigScreenText.open}
      </Button>
      <Button variant="text" disabled={locked || !list?.items.length} onClick={shareList}>
        {sharingText.share}
      </Button>
      {children}
      {shared && (
        <Suspense>
          <ShareDialog {...shared} onClose={() => setShared(null)} />
        </Suspense>
      )}
    </Box>
  );
}
