import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { warnNotKept } from '#draw/kept/warn-not-kept.ts';
import type { OwnList } from '#own-lists/own-list.ts';
import { turnOff, turnOn } from '#own-lists/press-lists.ts';
import { ownListsQuery } from '#own-lists/use-own-lists.ts';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { Hint } from '#ui/Hint.tsx';
import { listsText } from './text.ts';
import { useAccountList } from './use-account-list.ts';

interface AccountSwitchProps {
  kept: OwnList;
  owner: string;
  /** Keeps the typed text first. */
  onBefore: () => Promise<OwnList>;
  /** Called with the list in its new place. */
  onMoved: (list: OwnList) => void;
}

/** Keeps a list in the account, too, or takes it out (ROU-35). */
export function AccountSwitch({ kept, owner, onBefore, onMoved }: AccountSwitchProps) {
  const client = useQueryClient();
  const meaning = useId();
  const { elsewhere, isMissing } = useAccountList(kept);
  const [isMoving, setMoving] = useState(false);
  const [isInTheWay, setInTheWay] = useState(false);

  const reread = () => client.refetchQueries(ownListsQuery(owner));

  async function move(): Promise<void> {
    setMoving(true);
    setInTheWay(false);
    try {
      const list = await onBefore();
      const moved = await (list.owner === undefined ? turnOn(list, owner) : turnOff(list, reread));
      if (moved === 'in-the-way') setInTheWay(true);
      else onMoved(moved);
    } catch {
      warnNotKept();
    }
    setMoving(false);
  }

  return (
    <Box>
      <FormControlLabel
        label={listsText.account}
        labelPlacement="start"
        disabled={isMoving || isMissing}
        control={
          <Switch
            checked={kept.owner !== undefined}
            onChange={() => void move()}
            size="small"
            slotProps={{ input: { 'aria-describedby': meaning } }}
          />
        }
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ mx: 0 }}
      />
      <Hint id={meaning}>{isMissing ? listsText.noAccountLists : listsText.accountMeaning}</Hint>
      {elsewhere !== null && (
        <Typography variant="body2">{listsText.elsewhere(elsewhere)}</Typography>
      )}
      {isInTheWay && <ErrorMessage message={listsText.inTheWay} />}
    </Box>
  );
}
