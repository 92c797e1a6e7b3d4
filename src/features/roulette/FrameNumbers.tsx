import { useStore } from '#lib/use-store.ts';
import type { Spin } from './spin.ts';

interface FrameNumbersProps {
  spin: Spin;
  itemCount: number;
}

/** The text that changes with every frame, apart from its dress so that only text is drawn anew. */
export function FrameNumbers({ spin, itemCount }: FrameNumbersProps) {
  const frame = useStore(spin.frame);
  const numbers = [
    `n=${itemCount}`,
    `target=${frame?.target ?? '-'}`,
    `tick=${frame?.tick ?? '-'}`,
    `line=${frame?.line ?? '-'}`,
    `elapsed=${frame?.elapsedMs ?? '-'}`,
  ];
  return numbers.join(' ');
}
