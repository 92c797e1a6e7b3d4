import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { type ListLetter, listLetters } from '#domain/roulette/list-letter.ts';
import { isBlank, titleOfText } from '#domain/roulette/list-text.ts';
import type { SharedList } from '#domain/roulette/shared-list.ts';
import { warnNotKept } from '#draw/kept/warn-not-kept.ts';
import { rouletteText } from '#draw/text.ts';
import { keepList } from '#own-lists/keep-list.ts';
import { loadKeptLists } from '#own-lists/load-kept-lists.ts';
import { emptyList, type OwnList } from '#own-lists/own-list.ts';
import { useOwnLists } from '#own-lists/use-own-lists.ts';
import { MenuButton } from '#ui/MenuButton.tsx';
import { MessageDialog } from '#ui/MessageDialog.tsx';
import { sharingText } from './text.ts';

/** Keeps a list under a letter; a list that is there is replaced only when the user agrees. */
export function SaveSharedList({ list }: { list: SharedList }) {
  const { data: kept } = useOwnLists();
  const [replaced, setReplaced] = useState<OwnList | null>(null);
  const [asking, setAsking] = useState(false);
  const [message, setMessage] = useState('');

  // The database is there before a press, so that the list is kept at once.
  useEffect(() => {
    loadKeptLists()
      .then(({ readLists }) => readLists())
      .catch(() => undefined);
  }, []);

  const listAt = (letter: ListLetter) => kept?.find((own) => own.letter === letter);

  /** The title of the list that would be replaced. */
  function inUse(letter: ListLetter): string | undefined {
    const present = listAt(letter);
    if (!present || isBlank(present)) return undefined;
    return sharingText.inUse(nameOf(present));
  }

  const free = listLetters.find((letter) => inUse(letter) === undefined);
  /** The first three letters, all in use, and the next free one. */
  const offered = listLetters.filter((letter) => letter <= 'C' || letter === free || inUse(letter));

  function choose(letter: ListLetter): void {
    const present = listAt(letter);
    if (present && !isBlank(present)) {
      setReplaced(present);
      setAsking(true);
    } else {
      void save(present ?? emptyList(letter));
    }
  }

  async function save(place: OwnList): Promise<void> {
    const text = list.items.join('\n');
    try {
      const { kind } = await keepList({ ...place, title: list.title, text });
      setMessage(kind === 'saved' ? sharingText.saved(place.letter) : sharingText.conflict);
    } catch {
      warnNotKept();
    }
  }

  return (
    <>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
      <MenuButton
        button={(props) => (
          <Button {...props} sx={{ flexShrink: 0 }}>
            {sharingText.save}
          </Button>
        )}
        actions={offered.map((letter) => ({
          label: sharingText.saveTo(letter),
          detail: inUse(letter),
          run: () => choose(letter),
        }))}
      />
      <MessageDialog
        open={asking}
        message={replaced && sharingText.askReplace(replaced.letter, nameOf(replaced))}
        cancel={sharingText.cancel}
        action={
          <Button
            onClick={() => {
              setAsking(false);
              if (replaced) void save(replaced);
            }}
          >
            {sharingText.replace}
          </Button>
        }
        onClose={() => setAsking(false)}
      />
    </>
  );
}

const nameOf = ({ title }: OwnList) => titleOfText(title) || rouletteText.untitledList;
