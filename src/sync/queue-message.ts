import type { Done } from './queue-state.ts';

/** A message between tabs. */
export type QueueMessage = { kind: 'changed' } | { kind: 'settled'; done: Done };
