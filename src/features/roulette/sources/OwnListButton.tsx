import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { listLetters } from '#domain/roulette/list-letter.ts';
import { rouletteText } from '#draw/text.ts';
import { listPath } from '#lib/routes.ts';
import { useStore } from '#lib/use-store.ts';
import type { ListText } from '#own-lists/own-list.ts';
import { hasItems, lastListSetting } from './use-chosen-source.ts';

interface OwnListButtonProps {
  lists: readonly ListText[];
  disabled: boolean;
}

/** Opens the first empty list, or when all are in use the one that was drawn from last. */
export function OwnListButton({ lists, disabled }: OwnListButtonProps) {
  const navigate = useNavigate();
  const last = useStore(lastListSetting);
  const used = lists.filter(hasItems).map(({ letter }) => letter);
  const empty = listLetters.find((letter) => !used.includes(letter));
  return (
    <Button
      disabled={disabled}
      onClick={() => navigate(listPath(empty ?? last))}
      sx={{ borderStyle: 'dashed' }}
    >
      <span key={empty ? 'own' : 'edit'}>
        {empty ? rouletteText.ownList : rouletteText.editList}
      </span>
    </Button>
  );
}
