import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Fragment, type ReactNode, useState } from 'react';
import { REMINDER_HOURS, type ReminderKind, reminderKinds } from '#domain/work-time/reminders.ts';
import { ChoiceField } from '#ui/ChoiceField.tsx';
import { FormField } from '#ui/FormField.tsx';
import { HeadedDialog } from '#ui/HeadedDialog.tsx';
import { Hint } from '#ui/Hint.tsx';
import { SettingRows } from '#ui/SettingRows.tsx';
import { askToShow, isIPhone, mayShow, obstacle } from './system-notices.ts';
import { remindersText } from './text.ts';
import { changeReminders, useReminderSettings } from './use-reminder-settings.ts';

const { min, max } = REMINDER_HOURS;
const HOURS = Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** The switches of notices, each for this device; the first asks the browser for its permission (TRK-62). */
export function ReminderDialog({ onClose }: { onClose: () => void }) {
  const settings = useReminderSettings();
  const [reason, setReason] = useState(obstacle);
  const [isAllowed, setIsAllowed] = useState(mayShow);

  async function toggle(kind: ReminderKind, isOn: boolean): Promise<void> {
    const allowed = !isOn || mayShow() || (await askToShow());
    setReason(obstacle());
    setIsAllowed(mayShow());
    const others = settings.on.filter((one) => one !== kind);
    changeReminders({ on: isOn && allowed ? [...others, kind] : others });
  }

  const isOn = (kind: ReminderKind) => isAllowed && settings.on.includes(kind);
  const fields: Partial<Record<ReminderKind, ReactNode>> = {
    long: (
      <ChoiceField
        label={remindersText.hours}
        value={settings.hours}
        options={HOURS}
        textOf={remindersText.hoursAfter}
        onChange={(hours) => changeReminders({ hours })}
      />
    ),
    evening: (
      <FormField
        type="time"
        label={remindersText.time}
        value={settings.time}
        problem={undefined}
        onChange={({ target }) => target.value !== '' && changeReminders({ time: target.value })}
      />
    ),
  };
  return (
    <HeadedDialog heading={remindersText.heading} onClose={onClose}>
      {/* What is chosen holds at once: nothing typed is lost with the dialog. */}
      <SettingRows onInput={(event) => event.stopPropagation()}>
        {reason && <Box role="status">{remindersText.obstacles[reason]}</Box>}
        {reminderKinds.map((kind) => (
          <Fragment key={kind}>
            <FormControlLabel
              label={remindersText.switches[kind]}
              labelPlacement="start"
              disabled={reason !== null}
              control={
                <Switch
                  size="small"
                  checked={isOn(kind)}
                  onChange={(_, checked) => void toggle(kind, checked)}
                />
              }
              sx={{ mx: 0 }}
            />
            {isOn(kind) && fields[kind] && <div className="row">{fields[kind]}</div>}
          </Fragment>
        ))}
        <Hint>{remindersText.pauseHint}</Hint>
        <Hint>{isIPhone() ? remindersText.iPhone : remindersText.open}</Hint>
      </SettingRows>
    </HeadedDialog>
  );
}
