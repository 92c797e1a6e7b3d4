import { useEffect, useState } from 'react';
import { loadChunk } from '#loading/load-chunk.ts';

export type DrawTools = typeof import('./draw-tools.ts');

/**
 * Loads the parts that a draw can do without, once there is something to draw from. A draw does not wait for
 * them, and goes on where they cannot be loaded.
 */
export function useDrawTools(wanted: boolean): DrawTools | null {
  const [tools, setTools] = useState<DrawTools | null>(null);
  useEffect(() => {
    if (!wanted || tools) return;
    loadChunk('draw', () => import('./draw-tools.ts')).then(setTools, () => undefined);
  }, [wanted, tools]);
  return tools;
}
