/** Which line is lit, and how. */
export type Highlight = 'spinning' | 'final';

/**
 * Tells each line of the list about itself alone: a tick reaches the line that goes dark and the
 * line that lights up, whether the list has ten lines or a thousand.
 */
export interface Highlights {
  /** Lights one line, and no other; `null` for none. */
  show: (line: number | null, highlight: Highlight) => void;
  of: (line: number) => Highlight | null;
  subscribe: (line: number, listener: () => void) => () => void;
}

export function createHighlights(): Highlights {
  const listeners = new Map<number, () => void>();
  let lit: { line: number; highlight: Highlight } | null = null;

  return {
    show(line, highlight) {
      const before = lit;
      if (before?.line === line && before?.highlight === highlight) return;
      lit = line === null ? null : { line, highlight };
      if (before && before.line !== line) listeners.get(before.line)?.();
      if (line !== null) listeners.get(line)?.();
    },
    of: (line) => (lit?.line === line ? lit.highlight : null),
    subscribe(line, listener) {
      listeners.set(line, listener);
      return () => {
        if (listeners.get(line) === listener) listeners.delete(line);
      };
    },
  };
}
