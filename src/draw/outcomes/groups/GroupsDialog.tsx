import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { fittingNumbers, type GroupChoice, groupsOfChoice } from '#domain/roulette/arrangement.ts';
import { firstOfEachName } from '#domain/roulette/drawn-lines.ts';
import { createStored, createStoredFlag } from '#lib/storage/create-stored.ts';
import { useStore } from '#lib/use-store.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { FlagSwitch } from '#ui/FlagSwitch.tsx';
import { Form } from '#ui/Form.tsx';
import { NumberField } from '#ui/NumberField.tsx';
import { SettingRows } from '#ui/SettingRows.tsx';
import type { ArrangePlan } from '../../draw-session.ts';
import type { DrawList } from '../../spin/use-draw.ts';
import { rouletteText } from '../../text.ts';
import { groupsText } from './text.ts';

const ways = ['groups', 'size'] as const;

/** The choice of the last division, kept by the browser. */
const bySetting = createStored<GroupChoice['by']>('groupsBy', 'groups', (text) =>
  ways.find((way) => way === text),
);
const numberSetting = createStored('groupsNumber', 4, (text) => Number.parseInt(text, 10));
const eachNameOnceSetting = createStoredFlag('groupsEachNameOnce', false);

interface GroupsDialogProps {
  list: DrawList;
  onDeal: (plan: ArrangePlan) => void;
  onClose: () => void;
}

/** Asks for the number of groups, or of lines in a group, and says what comes of it. */
export function GroupsDialog({ list: { items, lines }, onDeal, onClose }: GroupsDialogProps) {
  const by = useStore(bySetting);
  const eachNameOnce = useStore(eachNameOnceSetting);
  const [text, setText] = useState(() => String(numberSetting.get()));
  const titles = items.map(({ title }) => title);
  const once = firstOfEachName([...lines], titles).length;
  const count = eachNameOnce ? once : lines.length;
  const number = Number(text);
  const groups = groupsOfChoice(count, { by, number });

  function deal(): void {
    if (groups === null) return;
    numberSetting.set(number);
    onDeal({ kind: 'groups', groups, eachNameOnce });
  }

  return (
    <AppDialog open onClose={onClose}>
      <Form onSubmit={deal}>
        <DialogTitle>{rouletteText.groups}</DialogTitle>
        <DialogContent>
          <ToggleButtonGroup
            exclusive
            fullWidth
            size="small"
            color="primary"
            aria-label={rouletteText.groups}
            value={by}
            onChange={(_, way) => way && bySetting.set(way)}
            sx={{ mb: 2 }}
          >
            {ways.map((way) => (
              <ToggleButton key={way} value={way} sx={{ lineHeight: 1.3 }}>
                {groupsText.by[way]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <NumberField
            isFirst
            label={rouletteText.number}
            text={text}
            problem={
              groups === null ? groupsText.outOfRange(...fittingNumbers(count, by)) : undefined
            }
            onText={setText}
          />
          <p role="status" style={{ margin: '0 0 8px', minHeight: '3.2em' }}>
            {groups !== null && groupsText.plan(count, groups)}
          </p>
          {once < lines.length && (
            <SettingRows>
              <FlagSwitch label={groupsText.eachNameOnce} setting={eachNameOnceSetting} />
            </SettingRows>
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            {rouletteText.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={groups === null}>
            {groupsText.deal}
          </Button>
        </DialogActions>
      </Form>
    </AppDialog>
  );
}
