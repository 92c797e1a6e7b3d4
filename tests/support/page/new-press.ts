import type { NewPress } from '#sync/queued-command.ts';

/** A press on データ追加 that was never sent. */
export function newPress(key: string, others: Partial<NewPress> = {}): NewPress {
  return {
    key,
    command: { kind: 'add' },
    makes: {},
    after: null,
    pressedMs: 0,
    state: { kind: 'queued' },
    ...others,
  };
}
