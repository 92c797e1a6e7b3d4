import type { ListSlot } from '#domain/roulette/list-slot.ts';
import { Panel } from '#ui/Panel.tsx';
import { ListForm } from './ListForm.tsx';
import { listsText } from './text.ts';
import { useOwnLists } from './use-own-lists.ts';

/** The panel in which one own list is written (ROU-20). */
export function ListEditor({ slot }: { slot: ListSlot }) {
  const { data: lists, isPending } = useOwnLists();
  const kept = lists?.find((list) => list.slot === slot) ?? {
    slot,
    title: '',
    text: '',
    version: 0,
  };
  return (
    <Panel heading={listsText.heading(slot)} busy={isPending}>
      {!isPending && <ListForm kept={kept} />}
    </Panel>
  );
}
