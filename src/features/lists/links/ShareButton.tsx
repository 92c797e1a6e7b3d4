import LinkIcon from '@mui/icons-material/Link';
import { useState } from 'react';
import type { SharedList } from '#domain/roulette/shared-list.ts';
import type { ChosenList } from '#draw/spin/use-draw.ts';
import { webHost } from '#lib/build-settings.ts';
import { isOnlyHere } from '#lib/only-here.ts';
import { lazyPart } from '#loading/lazy-part.tsx';
import { ToolButton } from '#ui/ToolButton.tsx';
import { onlyHereText } from '#ui/text.ts';
import { shareLink, type Unshared } from './list-link.ts';
import { sharingText } from './text.ts';

const ShareDialog = lazyPart('draw', async () => (await import('./ShareDialog.tsx')).ShareDialog);

interface ShareButtonProps {
  /** `null` while nothing is chosen. */
  list: ChosenList | null;
  disabled: boolean;
  /** Called with the outcome. */
  onMessage: (message: string) => void;
}

/** Shares a list as a link, or opens the other ways where that fails. */
export function ShareButton({ list, disabled, onMessage }: ShareButtonProps) {
  const [unshared, setUnshared] = useState<{ list: SharedList; outcome: Unshared } | null>(null);

  async function share({ source, items }: ChosenList): Promise<void> {
    const shared = { title: source.title, items: items.map(({ title }) => title) };
    const outcome = await shareLink(shared);
    if (outcome.kind === 'copied') onMessage(copiedMessage());
    else if (outcome.kind !== 'shared') setUnshared({ list: shared, outcome });
  }

  return (
    <>
      <ToolButton
        icon={<LinkIcon />}
        label={sharingText.share}
        disabled={disabled || !list?.items.length}
        onClick={() => list && void share(list)}
      />
      {unshared && <ShareDialog {...unshared} onClose={() => setUnshared(null)} />}
    </>
  );
}

/** A list's link begins with the address of this page. */
function copiedMessage(): string {
  if (!isOnlyHere(webHost)) return sharingText.copied;
  return sharingText.copiedFor(onlyHereText);
}
