import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { formatLocalTime } from '#domain/calendar/local-time.ts';
import { type EndedTracked, hasEnded, type TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { ApiError } from '#lib/http/api-error.ts';
import { browserZone } from '#lib/time/browser-zone.ts';
import { clock } from '#lib/time/clock.ts';
import { useIsMounted } from '#ui/use-is-mounted.ts';
import { createOf } from '#work-time/commands/kinds/create-entry.ts';
import { editOf } from '#work-time/commands/kinds/edit-entry.ts';
import { useCommands } from '#work-time/commands/use-commands.ts';
import { useTimeline } from '#work-time/commands/use-timeline.ts';
import { entryInConflict } from '#work-time/data/entry-calls.ts';
import type { Edited } from '#work-time/edited.ts';
import { useShownRecords } from '#work-time/use-shown-records.ts';
import {
  type EntryValues,
  type KnownMoment,
  knownMoments,
  readTypedLength,
  readTypedMoment,
  type TimeField,
  valuesOf,
} from './entry-values.ts';
import { type Overlap, type OverlapAction, overlapOf } from './overlap.ts';
import { entriesText } from './text.ts';

interface EntryFormDeps {
  edited: Edited;
  onSaved: () => void;
}

/** The form of an entry: its values, the entries that it overlaps, and saving (TRK-33, TRK-41). */
export function useEntryForm({ edited, onSaved }: EntryFormDeps) {
  const commands = useCommands();
  const isMounted = useIsMounted();
  const records = useShownRecords();
  const { entry } = edited;
  // Typed times are meant in the zone in which the fields were filled.
  const [zone] = useState(browserZone.get);
  const [chosen, choose] = useState<OverlapAction>('keep');
  const [conflict, setConflict] = useState<TrackedEntry | null>(edited.conflict?.current ?? null);
  const [known, setKnown] = useState(() => knownMoments(edited, zone));
  // The moment that a typed length moves, as it was before.
  const [beforeLength, setBeforeLength] = useState<{ typed: string; moment?: KnownMoment }>({
    typed: '',
  });
  const form = useForm<EntryValues>({ defaultValues: valuesOf(edited, known, records) });
  const { data: timeline = [] } = useTimeline();
  const isRunning = entry !== null && entry.endingMs === null;
  const others = [...timeline, ...(edited.others ?? [])].filter(
    (one, index, all): one is EndedTracked =>
      hasEnded(one) && one.id !== entry?.id && all.findIndex(({ id }) => id === one.id) === index,
  );

  const values = form.watch();
  const now = () => clock.now().serverMs;
  const begin = momentOf('begin');
  // A running entry has lasted until now.
  const end = isRunning ? Math.max(Math.floor(now()), (begin ?? 0) + 1) : momentOf('end');
  const interval = begin !== null && end !== null ? { beginMs: begin, endMs: end } : null;
  const found = interval && overlapOf(interval, others, isRunning, chosen);
  const overlap: Overlap | null = found && { ...found, choose };

  /** An unchanged text is the same moment, to the millisecond. */
  function momentOf(field: TimeField): number | null {
    const read = readTyped(field, values[field]);
    return 'epochMs' in read ? read.epochMs : null;
  }

  function readTyped(field: TimeField, typed: string) {
    const same = known[field];
    return same?.typed === typed ? same : readTypedMoment(typed, zone, now());
  }

  function check(field: TimeField, typed: string): true | string {
    const read = readTyped(field, typed);
    return 'problem' in read ? read.problem : true;
  }

  function setMoment(field: TimeField, typed: string, moment: KnownMoment | undefined): void {
    setKnown({ ...known, [field]: moment });
    form.setValue(field, typed, { shouldDirty: true });
    form.clearErrors(field);
  }

  function readLength(typed: string) {
    return readTypedLength(typed, isRunning ? undefined : begin, now());
  }

  /** Moves the end, of a running entry the beginning. What cannot be read moves it back. */
  function setLength(typed: string | null): void {
    form.setValue('length', typed);
    form.clearErrors('length');
    if (typed === null) return;
    const field = isRunning ? 'begin' : 'end';
    const before =
      values.length === null ? { typed: values[field], moment: known[field] } : beforeLength;
    setBeforeLength(before);
    const read = readLength(typed);
    if ('problem' in read) setMoment(field, before.typed, before.moment);
    else {
      const text = formatLocalTime(read.epochMs, zone);
      setMoment(field, text, { ...read, typed: text });
    }
  }

  function checkLength(typed: string | null): true | string {
    const read = typed ? readLength(typed) : null;
    return read && 'problem' in read ? read.problem : true;
  }

  function save(): void {
    if (!interval) return;
    if (interval.endMs <= interval.beginMs) {
      form.setError('end', { message: entriesText.order });
      return;
    }
    const { beginMs, endMs } = overlap?.choice === 'clip' && overlap.free ? overlap.free : interval;
    const ending =
      overlap?.choice === 'end'
        ? overlap.entries.map((other) => editOf(other, { endingMs: beginMs }))
        : [];
    const recordId = values.record;
    const note = values.note.trim();
    const handlers = { onDone: onSaved, onFailure: showFailure };
    if (entry === null) {
      const added = createOf({ recordId, beginningMs: beginMs, endingMs: endMs, note });
      commands.press([added, ...ending], entriesText.added, handlers);
      return;
    }
    const edit = editOf(conflict ?? entry, {
      beginningMs: ifChanged(beginMs, entry.beginningMs),
      endingMs: isRunning ? undefined : ifChanged(endMs, entry.endingMs),
      recordId: ifChanged(recordId, entry.recordId),
      note: ifChanged(note, entry.note),
    });
    commands.press([edit, ...ending], entriesText.saved, handlers);
  }

  function showFailure(error: ApiError): boolean {
    // Closed meanwhile, it cannot ask.
    const current = entry && isMounted() ? entryInConflict(error, entry.id) : null;
    if (current) setConflict(current);
    return current !== null;
  }

  return {
    form,
    submit: form.handleSubmit(save),
    check,
    setBegin: (moment: KnownMoment) => {
      setMoment('begin', moment.typed, moment);
      setLength(null);
    },
    setLength,
    checkLength,
    zone,
    recordId: values.record,
    interval,
    showFailure,
    isRunning,
    others,
    overlap,
    /** The entry as it is stored, if it was changed elsewhere. */
    conflict,
  };
}

function ifChanged<Value>(value: Value, before: Value): Value | undefined {
  return value === before ? undefined : value;
}
