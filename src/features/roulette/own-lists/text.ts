import type { ListSlot } from '#domain/roulette/list-slot.ts';

/** A command in the list of what is not sent yet. */
export const listCommandsText = {
  save: (slot: ListSlot) => `リスト${slot}の保存`,
  drop: (slot: ListSlot) => `リスト${slot}をアカウントから削除`,
} as const;
