import { useEffect, useState } from 'react';
import { loadChunk } from '#loading/load-chunk.ts';

type DrawTools = typeof import('./draw-tools.ts');

/**
 * What goes with a draw and is not needed for it: loaded when there is something to draw from. Where
 * it cannot be loaded, it is drawn without.
 */
export function useDrawTools(wanted: boolean): DrawTools | null {
  const [tools, setTools] = useState<DrawTools | null>(null);
  useEffect(() => {
    if (!wanted || tools) return;
    loadChunk('draw', () => import('./draw-tools.ts')).then(setTools, () => undefined);
  }, [wanted, tools]);
  return tools;
}
