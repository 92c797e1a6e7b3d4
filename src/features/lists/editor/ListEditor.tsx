import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { ListLetter } from '#domain/roulette/list-letter.ts';
import { linesOfText, titleOfText } from '#domain/roulette/list-text.ts';
import { rouletteText } from '#draw/text.ts';
import { emptyList, type ListText } from '#own-lists/own-list.ts';
import { useOwnLists } from '#own-lists/use-own-lists.ts';
import { ListForm } from './ListForm.tsx';
import { listsText } from './text.ts';

interface ListEditorProps {
  letter: ListLetter;
  /** Shows the name alone, beside the lines that are drawn from. */
  folded: boolean;
  onUnfold: () => void;
  /** Called with the typed text, if it is within the limits. */
  onDraft: (draft: ListText) => void;
  /** Shows the lines, to be pressed. */
  onMark: () => void;
}

/** The editor of one own list, in the place of its lines or above them (ROU-20). */
export function ListEditor(props: ListEditorProps) {
  const { letter, folded, onUnfold, onDraft, onMark } = props;
  const { data: lists, isPending } = useOwnLists();
  const form = useRef<HTMLDivElement>(null);
  const kept = lists?.find((list) => list.letter === letter) ?? emptyList(letter);

  function unfold(): void {
    onUnfold();
    // The field is visible once this press is rendered.
    requestAnimationFrame(() => form.current?.querySelector('textarea')?.focus());
  }

  return (
    <Box
      component="section"
      aria-label={rouletteText.list(letter)}
      sx={{ minWidth: 0, mb: folded ? 0.75 : { xs: 1, md: 0 } }}
    >
      {folded && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography component="bdi" noWrap>
            {listsText.folded(
              titleOfText(kept.title) || rouletteText.untitledList,
              linesOfText(kept.text).length,
            )}
          </Typography>
          <Button variant="text" onClick={unfold}>
            {listsText.edit}
          </Button>
        </Box>
      )}
      <Box ref={form} sx={{ display: folded ? 'none' : undefined }}>
        {!isPending && <ListForm kept={kept} onDraft={onDraft} onMark={onMark} />}
      </Box>
    </Box>
  );
}
