import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { ListSlot } from '#domain/roulette/list-slot.ts';
import { linesOfText, titleOfText } from '#domain/roulette/list-text.ts';
import type { OwnList } from '#features/roulette/kept/own-list.ts';
import { useOwnLists } from '#features/roulette/own-lists/use-own-lists.ts';
import { rouletteText } from '#features/roulette/text.ts';
import { ListForm } from './ListForm.tsx';
import { listsText } from './text.ts';

interface ListEditorProps {
  slot: ListSlot;
  /** Only its name is shown: its lines are drawn from beside it. */
  folded: boolean;
  onUnfold: () => void;
  /** Called with what is typed, as far as it can be kept. */
  onDraft: (draft: OwnList) => void;
}

/** In which one own list is written, beside the stage or above it (ROU-20). */
export function ListEditor({ slot, folded, onUnfold, onDraft }: ListEditorProps) {
  const { data: lists, isPending } = useOwnLists();
  const form = useRef<HTMLDivElement>(null);
  const kept = lists?.find((list) => list.slot === slot) ?? {
    slot,
    title: '',
    text: '',
    version: 0,
  };

  function unfold(): void {
    onUnfold();
    // It is there once this press is rendered.
    requestAnimationFrame(() => form.current?.querySelector('textarea')?.focus());
  }

  return (
    <Box component="section" aria-label={rouletteText.list(slot)} sx={{ minWidth: 0, mb: 1 }}>
      {folded && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography noWrap>
            <bdi>
              {listsText.folded(
                titleOfText(kept.title) || rouletteText.untitledList,
                linesOfText(kept.text).length,
              )}
            </bdi>
          </Typography>
          <Button variant="text" onClick={unfold}>
            {listsText.edit}
          </Button>
        </Box>
      )}
      <Box ref={form} sx={{ display: folded ? 'none' : undefined }}>
        {!isPending && <ListForm kept={kept} onDraft={onDraft} />}
      </Box>
    </Box>
  );
}
