import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ApiError } from '#lib/http/api-error.ts';
import { sessionText } from '#session/text.ts';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { loadAccountLists } from '../account-lists/load-account-lists.ts';
import type { OwnList } from '../kept/own-list.ts';
import { tellNotKept } from '../kept/tell-not-kept.ts';
import { listsText } from './text.ts';
import { useListElsewhere } from './use-account-question.ts';

interface AccountSwitchProps {
  kept: OwnList;
  owner: string;
  /** Ends when what was typed is kept. */
  onBefore: () => Promise<void>;
  /** Called with the list in its new place. */
  onMoved: (list: OwnList) => void;
}

/** Whether a list is in the account, too (ROU-35). */
export function AccountSwitch({ kept, owner, onBefore, onMoved }: AccountSwitchProps) {
  const meaning = useId();
  const elsewhere = useListElsewhere(kept);
  const [isMoving, setMoving] = useState(false);
  const [problem, setProblem] = useState('');
  const { slot } = kept;

  async function move(isOn: boolean): Promise<void> {
    setMoving(true);
    setProblem('');
    try {
      await onBefore();
      const { turnOn, turnOff } = await loadAccountLists();
      const moved = await (isOn ? turnOn : turnOff)({ slot, owner });
      if (typeof moved === 'string') setProblem(listsText.turnOff[moved]);
      else if (moved instanceof ApiError) {
        setProblem(sessionText.withCause(listsText.turnOff.failed, moved.failure));
      } else onMoved(moved);
    } catch {
      tellNotKept();
    }
    setMoving(false);
  }

  return (
    <Box>
      <FormControlLabel
        label={listsText.account}
        labelPlacement="start"
        disabled={isMoving}
        control={
          <Switch
            checked={kept.owner !== undefined}
            onChange={(_, isOn) => void move(isOn)}
            size="small"
            slotProps={{ input: { 'aria-describedby': meaning } }}
          />
        }
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ mx: 0 }}
      />
      <Typography variant="body2" id={meaning} sx={{ color: 'text.secondary' }}>
        {listsText.accountMeaning}
      </Typography>
      {elsewhere !== null && (
        <Typography variant="body2">{listsText.elsewhere(elsewhere)}</Typography>
      )}
      {problem !== '' && <ErrorMessage message={problem} />}
    </Box>
  );
}
