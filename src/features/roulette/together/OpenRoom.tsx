import { useEffect, useRef, useState } from 'react';
import { Flash } from '#ui/Flash.tsx';
import { MessageDialog } from '#ui/MessageDialog.tsx';
import type { DrawList } from '../draw/use-draw.ts';
import { hostRoom } from './open-room.ts';
import { missingCrypto } from './room-crypto.ts';
import { togetherText } from './text.ts';

interface OpenRoomProps {
  list: Pick<DrawList, 'source' | 'items'>;
  /** Called when this tab is the host of a room. */
  onOpen: () => void;
  onClose: () => void;
}

/** Opens a room of a list, or says why there is none. */
export function OpenRoom({ list, onOpen, onClose }: OpenRoomProps) {
  const isAsked = useRef(false);
  const [problem, setProblem] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a press opens one room
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void open();
  }, []);

  async function open(): Promise<void> {
    const outcome = missingCrypto() ?? (await hostRoom(list));
    if (outcome !== 'open') {
      setProblem(togetherText.notOpened[outcome]);
      return;
    }
    // The panel goes on from there, as after a reload.
    onOpen();
  }

  return (
    <MessageDialog
      open={problem !== null}
      // The name of the dialog is announced.
      message={
        <Flash component="span" role="none">
          {problem}
        </Flash>
      }
      onClose={onClose}
    />
  );
}
