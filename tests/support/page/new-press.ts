import type { NewPress } from '#features/work-time/outbox/press-database.ts';

/** A press on データ追加 that was never sent. */
export function newPress(key: string, times: Partial<NewPress> = {}): NewPress {
  return {
    key,
    command: { kind: 'add' },
    makes: {},
    after: null,
    pressedMs: 0,
    sentMs: null,
    refusal: null,
    ...times,
  };
}
