import { Controller } from 'react-hook-form';
import { formatHours } from '#domain/work-time/format-hours.ts';
import { durationMs } from '#domain/work-time/interval.ts';
import { countedInterval } from '#domain/work-time/total.ts';
import { useClock } from '#lib/time/use-clock.ts';
import { FormField } from '#ui/FormField.tsx';
import { countedUntil } from '#work-time/commands/use-span-entries.ts';
import { useIsExact } from '#work-time/sheets/use-sheet-settings.ts';
import { entriesText } from './text.ts';
import type { useEntryForm } from './use-entry-form.ts';

/** How long the entry lasts, as its row says it; a typed length moves its end, or the beginning while it runs (TRK-56). */
export function LengthField({ entryForm }: { entryForm: ReturnType<typeof useEntryForm> }) {
  const { form, interval, isRunning, checkLength, setLength } = entryForm;
  const isExact = useIsExact();
  const nowMs = useClock(({ serverMs }) => (isRunning ? countedUntil(serverMs) : 0));
  const endMs = isRunning ? nowMs : (interval?.endMs ?? 0);
  const counted =
    interval && countedInterval({ beginningMs: interval.beginMs, endingMs: endMs }, endMs, isExact);
  return (
    <Controller
      name="length"
      control={form.control}
      rules={{ validate: checkLength }}
      render={({ field, fieldState }) => (
        <FormField
          {...field}
          label={entriesText.length}
          problem={fieldState.error?.message}
          autoComplete="off"
          value={field.value ?? (counted ? formatHours(durationMs(counted)) : '')}
          onChange={({ target }) => setLength(target.value)}
          onBlur={async () => {
            field.onBlur();
            if (await form.trigger('length')) setLength(null);
          }}
        />
      )}
    />
  );
}
