import { useEffect, useRef, useState } from 'react';
import { MessageDialog } from '#ui/MessageDialog.tsx';
import type { DrawList } from '../draw/use-draw.ts';
import { hostRoom } from './open-room.ts';
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
    // Over plain http browsers do not encrypt.
    const room = crypto.subtle ? await hostRoom(list) : ({ kind: 'plain-http' } as const);
    if (room.kind !== 'open') {
      setProblem(togetherText.notOpened[room.kind]);
      return;
    }
    // This tab knows of it now, as after a reload: the panel goes on from there.
    room.session.stop();
    onOpen();
  }

  return <MessageDialog open={problem !== null} message={problem ?? ''} onClose={onClose} />;
}
