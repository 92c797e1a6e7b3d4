import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazyPart } from '#loading/lazy-part.tsx';
import { useExtensions } from '#session/use-extensions.ts';
import type { DrawList } from '../draw/use-draw.ts';
import { rouletteText } from '../text.ts';

const OpenRoom = lazyPart('room', async () => (await import('./OpenRoom.tsx')).OpenRoom);

interface TogetherButtonProps {
  /** `null` while nothing is chosen. */
  list: Pick<DrawList, 'source' | 'items'> | null;
  disabled: boolean;
  /** Called when there is a room of the list. */
  onOpen: () => void;
}

/** Opens a room in which many follow the draws of a list (ROM-30). All of it is loaded when it is pressed. */
export function TogetherButton({ list, disabled, onOpen }: TogetherButtonProps) {
  const isExtended = useExtensions();
  const [opens, setOpens] = useState<TogetherButtonProps['list']>(null);
  if (!isExtended) return null;
  return (
    <>
      <Button
        variant="text"
        disabled={disabled || !list?.items.length || opens !== null}
        onClick={() => setOpens(list)}
        sx={{ px: { xs: 0.5, sm: 1 }, lineHeight: 1.3 }}
      >
        {rouletteText.together}
      </Button>
      {opens && (
        <Suspense>
          <OpenRoom list={opens} onOpen={onOpen} onClose={() => setOpens(null)} />
        </Suspense>
      )}
    </>
  );
}
