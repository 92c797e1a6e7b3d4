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
import type { OwnList } from '#own-lists/own-list.ts';
import { useOwnLists } from '#own-lists/use-own-lists.ts';
import { MenuButton } from '#ui/MenuButton.tsx';
import { MessageDialog } from '#ui/MessageDialog.tsx';
import { sharingText } from './text.ts';

/** Keeps a list in one of the slots; a list that is there is replaced only when the user agrees. */
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

  const inSlot = (slot: ListLetter) => kept?.find((own) => own.slot === slot);

  /** The title of the list that would be replaced. */
  function inUse(slot: ListLetter): string | undefined {
    const present = inSlot(slot);
    if (!present || isBlank(present)) return undefined;
    return sharingText.inUse(nameOf(present));
  }

  const free = listLetters.find((slot) => inUse(slot) === undefined);
  /** Three slots, those in use, and the next free one. */
  const offered = listLetters.filter((slot) => slot <= 'C' || slot === free || inUse(slot));

  function choose(slot: ListLetter): void {
    const present = inSlot(slot);
    if (present && !isBlank(present)) {
      setReplaced(present);
      setAsking(true);
    } else {
      void save(present ?? { slot, version: 0 });
    }
  }

  async function save(place: Omit<OwnList, 'title' | 'text'>): Promise<void> {
    const text = list.items.join('\n');
    try {
      const { kind } = await keepList({ ...place, title: list.title, text });
      setMessage(kind === 'saved' ? sharingText.saved(place.slot) : sharingText.conflict);
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
        actions={offered.map((slot) => ({
          label: sharingText.saveTo(slot),
          detail: inUse(slot),
          run: () => choose(slot),
        }))}
      />
      <MessageDialog
        open={asking}
        message={replaced && sharingText.askReplace(replaced.slot, nameOf(replaced))}
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
