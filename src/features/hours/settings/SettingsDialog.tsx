import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { SHEET_NAME_LENGTH } from '#contract/limits.ts';
import type { SheetSettings, StoredSettings } from '#contract/timesheet.ts';
import { dayBoundaries, roundings, sheetColumns } from '#contract/timesheet-choices.ts';
import { isSheetText } from '#domain/work-time/read-sheet.ts';
import { standardSettings } from '#domain/work-time/sheet-settings.ts';
import { toApiError } from '#lib/http/api-error.ts';
import { deviceZone, zoneSetting } from '#lib/time/browser-zone.ts';
import { sessionText } from '#session/text.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { ChoiceField } from '#ui/ChoiceField.tsx';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { Form } from '#ui/Form.tsx';
import { ZoneField } from '#ui/ZoneField.tsx';
import {
  decimalHoursSetting,
  firstDaySetting,
  firstDays,
  landscapeSetting,
} from '#work-time/data/hours-settings.ts';
import { ReminderButton } from '#work-time/reminders/ReminderButton.tsx';
import { type KnownSettings, settingsInConflict } from '#work-time/sheets/sheet-calls.ts';
import { settingsQuery } from '#work-time/sheets/sheet-queries.ts';
import { pressSettings } from '#work-time/sheets/use-sheet-settings.ts';
import { hoursText } from '../text.ts';
import { BalanceFields, isBalanceRight } from './BalanceFields.tsx';
import { ClosingDay } from './ClosingDay.tsx';
import { ColumnFields } from './ColumnFields.tsx';
import { SettingsPart } from './SettingsPart.tsx';
import { settingsText } from './text.ts';
import { WeekdayFields } from './WeekdayFields.tsx';

interface SettingsDialogProps {
  known: KnownSettings;
  onClose: () => void;
}

/** The settings of timesheets, on all devices of the user (HRS-12). */
export function SettingsDialog({ known, onClose }: SettingsDialogProps) {
  const hintId = useId();
  const splitId = useId();
  const client = useQueryClient();
  const [draft, setDraft] = useState(known.settings ?? firstSettings);
  const [shown, setShown] = useState(shownSettings);
  const [conflict, setConflict] = useState<StoredSettings | null>(null);
  const text = settingsText;
  const set = (change: Partial<SheetSettings>) => setDraft((before) => ({ ...before, ...change }));
  const isTimed = draft.scheduled.every(Number.isInteger);
  const isNamed = isName(draft.name) && isName(draft.department);
  const isValid = isTimed && isNamed && isBalanceRight(draft);

  const { mutate, isPending, error } = useMutation({
    mutationFn: (seen: Pick<KnownSettings, 'version'>) => pressSettings(client, seen, draft),
    onMutate: () => setConflict(null),
    onSuccess: end,
    onError: (failed) => setConflict(settingsInConflict(toApiError(failed))),
  });

  function end(): void {
    firstDaySetting.set(shown.firstDay);
    decimalHoursSetting.set(shown.isDecimal);
    landscapeSetting.set(shown.isLandscape);
    zoneSetting.set(shown.zone);
    onClose();
  }

  function adopt(stored: StoredSettings): void {
    client.setQueryData(settingsQuery.queryKey, { ...stored, revision: null });
    end();
  }

  return (
    <AppDialog open maxWidth="md" onClose={onClose}>
      <DialogTitle>{text.heading}</DialogTitle>
      <Form onSubmit={() => isValid && mutate(known)}>
        <DialogContent>
          <SettingsPart heading={text.person}>
            {(['name', 'department'] as const).map((field) => (
              <TextField
                key={field}
                label={hoursText.sheetHead[field]}
                autoComplete={field === 'name' ? 'name' : 'organization'}
                value={draft[field]}
                error={!isName(draft[field])}
                helperText={isName(draft[field]) ? undefined : text.textProblem}
                onChange={({ target }) => set({ [field]: target.value })}
                sx={{ flex: '1 1 200px' }}
              />
            ))}
          </SettingsPart>
          <SettingsPart heading={text.period}>
            <ClosingDay closing={draft.closing} onChange={(closing) => set({ closing })} />
            <ChoiceField
              label={text.boundary}
              value={draft.boundary}
              options={dayBoundaries}
              textOf={text.hour}
              helperText={text.boundaryHint}
              onChange={(boundary) => set({ boundary })}
            />
          </SettingsPart>
          <SettingsPart heading={text.scheduled}>
            <WeekdayFields
              scheduled={draft.scheduled}
              rest={draft.rest}
              onScheduled={(scheduled) => set({ scheduled })}
              onRest={(rest) => set({ rest })}
            />
            {!isTimed && <FormHelperText error>{text.hoursProblem}</FormHelperText>}
          </SettingsPart>
          <SettingsPart heading={text.counting}>
            <Box sx={{ flex: '1 1 280px' }}>
              <FormControlLabel
                control={
                  <Switch
                    checked={draft.breaks}
                    onChange={(_, breaks) => set({ breaks })}
                    slotProps={{ input: { 'aria-describedby': hintId } }}
                  />
                }
                label={text.breaks}
              />
              <FormHelperText id={hintId}>{text.breaksHint}</FormHelperText>
            </Box>
            <Box sx={{ flex: '1 1 280px' }}>
              <FormControlLabel
                control={
                  <Switch
                    checked={draft.split ?? false}
                    onChange={(_, split) => set({ split })}
                    slotProps={{ input: { 'aria-describedby': splitId } }}
                  />
                }
                label={text.split}
              />
              <FormHelperText id={splitId}>{text.splitHint}</FormHelperText>
            </Box>
            <Box sx={{ flex: '1 1 280px' }}>
              <ChoiceField
                label={text.rounding}
                value={draft.rounding}
                options={roundings}
                textOf={text.roundingOf}
                onChange={(rounding) => set({ rounding })}
              />
              <FormHelperText>{text.roundingHint}</FormHelperText>
            </Box>
          </SettingsPart>
          <SettingsPart heading={text.balance.heading}>
            <BalanceFields settings={draft} onChange={set} />
          </SettingsPart>
          <SettingsPart heading={text.columns}>
            <ColumnFields settings={draft} onChange={set} />
          </SettingsPart>
          <SettingsPart heading={text.shown}>
            <ChoiceField
              label={hoursText.firstDay}
              value={shown.firstDay}
              options={firstDays}
              textOf={(day) => hoursText.firstDays[day]}
              onChange={(firstDay) => setShown({ ...shown, firstDay })}
            />
            <ZoneField
              label={text.zone}
              value={shown.zone}
              first={{ value: '', text: text.zoneOfDevice(deviceZone()) }}
              onChange={(zone) => setShown({ ...shown, zone })}
            />
            {(['isDecimal', 'isLandscape'] as const).map((flag) => (
              <FormControlLabel
                key={flag}
                control={
                  <Switch
                    checked={shown[flag]}
                    onChange={(_, checked) => setShown({ ...shown, [flag]: checked })}
                  />
                }
                label={flag === 'isDecimal' ? hoursText.decimal : hoursText.landscape}
              />
            ))}
          </SettingsPart>
          <SettingsPart heading={text.notices}>
            <ReminderButton variant="outlined" />
          </SettingsPart>
          {error && (
            <Box sx={{ mt: 2 }}>
              <ErrorMessage
                message={conflict ? text.conflict : sessionText.callFailed(toApiError(error))}
                actions={
                  conflict
                    ? [
                        { label: text.overwrite, onClick: () => mutate(conflict) },
                        { label: text.useStored, onClick: () => adopt(conflict) },
                      ]
                    : []
                }
              />
            </Box>
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={isPending || !isValid}>
            {text.save}
          </Button>
        </DialogActions>
      </Form>
    </AppDialog>
  );
}

/** The first dialog offers the columns that compare with the scheduled hours. */
const firstSettings: SheetSettings = {
  ...standardSettings,
  columns: sheetColumns.filter(
    (column) =>
      standardSettings.columns.includes(column) || column === 'overtime' || column === 'difference',
  ),
};

/** Kept by this browser. */
function shownSettings() {
  return {
    firstDay: firstDaySetting.get(),
    isDecimal: decimalHoursSetting.get(),
    isLandscape: landscapeSetting.get(),
    zone: zoneSetting.get(),
  };
}

function isName(text: string): boolean {
  return isSheetText(text, SHEET_NAME_LENGTH);
}
