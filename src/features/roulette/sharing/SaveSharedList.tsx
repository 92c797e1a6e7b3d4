import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { type ListSlot, listSlots } from '#domain/roulette/list-slot.ts';
import { titleOfText } from '#domain/roulette/list-text.ts';
import type { SharedList } from '#domain/roulette/shared-list.ts';
import { keepList } from '../kept/keep-list.ts';
import { loadKeptDraws } from '../kept/load-kept-draws.ts';
import type { OwnList } from '../kept/own-list.ts';
import { tellNotKept } from '../kept/tell-not-kept.ts';
import { useOwnLists } from '../lists/use-own-lists.ts';
import { rouletteText } from '../text.ts';
import { sharingText } from './text.ts';

/** Keeps a list in one of the slots; what is in it is replaced only when the user agrees. */
export function SaveSharedList({ list }: { list: SharedList }) {
  const { data: kept } = useOwnLists();
  const [replaced, setReplaced] = useState<OwnList | null>(null);
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState('');

  // The database is there before a press, so that the list is kept at once.
  useEffect(() => {
    loadKeptDraws()
      .then(({ readLists }) => readLists())
      .catch(() => undefined);
  }, []);

  function choose(slot: ListSlot): void {
    const present = kept?.find((own) => own.slot === slot);
    if (present && (present.title.trim() !== '' || present.text.trim() !== '')) {
      setReplaced(present);
      setAsking(true);
    } else {
      void save(slot, present?.version ?? 0);
    }
  }

  async function save(slot: ListSlot, version: number): Promise<void> {
    const text = list.items.join('\n');
    try {
      const { kind } = await keepList({ slot, title: list.title, text, version });
      setSaid(kind === 'saved' ? sharingText.saved(slot) : sharingText.conflict);
    } catch {
      tellNotKept();
    }
  }

  return (
    <>
      {listSlots.map((slot) => (
        <Button key={slot} onClick={() => choose(slot)}>
          {sharingText.saveTo(slot)}
        </Button>
      ))}
      <Typography variant="body2" role="status" sx={{ flexBasis: '100%', minHeight: '1.6em' }}>
        {said}
      </Typography>
      <Dialog open={asking} onClose={() => setAsking(false)}>
        {replaced && (
          <>
            <DialogTitle>
              {sharingText.askReplace(
                replaced.slot,
                titleOfText(replaced.title) || rouletteText.untitledList,
              )}
            </DialogTitle>
            <DialogActions>
              <Button autoFocus onClick={() => setAsking(false)}>
                {sharingText.cancel}
              </Button>
              <Button
                onClick={() => {
                  setAsking(false);
                  void save(replaced.slot, replaced.version);
                }}
              >
                {sharingText.replace}
              </Button>
            </DialogActions>
          </>
        )}
      </Dialog>
    </>
  );
}
