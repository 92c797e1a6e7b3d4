import Groups from '@mui/icons-material/Groups';
import { useState } from 'react';
import type { ChosenList } from '#draw/spin/use-draw.ts';
import { rouletteText } from '#draw/text.ts';
import { loadForPress } from '#loading/load-chunk.ts';
import { loadingText } from '#loading/text.ts';
import { notifyError } from '#notices/notify.ts';
import { useExtensions } from '#session/use-extensions.ts';
import { ToolButton } from '#ui/ToolButton.tsx';

interface OpenRoomButtonProps {
  /** `null` while nothing is chosen. */
  list: ChosenList | null;
  disabled: boolean;
  /** Called when there is a room of the list. */
  onOpen: () => void;
}

/** Opens a room in which many follow the draws of a list (ROM-30), and loads all of it when it is pressed. */
export function OpenRoomButton({ list, disabled, onOpen }: OpenRoomButtonProps) {
  const isExtended = useExtensions();
  const [isOpening, setOpening] = useState(false);

  async function open(from: ChosenList): Promise<void> {
    setOpening(true);
    const problem = await loadForPress('room', () => import('./open-room.ts'))
      .then(({ hostRoom }) => hostRoom(from))
      .catch((error: unknown) => loadingText.problemOf(error) ?? rouletteText.noRoom);
    setOpening(false);
    if (problem === null) onOpen();
    else notifyError(problem);
  }

  if (!isExtended) return null;
  return (
    <ToolButton
      icon={<Groups />}
      label={rouletteText.openRoom}
      disabled={disabled || !list?.items.length || isOpening}
      onClick={() => list && void open(list)}
    />
  );
}
