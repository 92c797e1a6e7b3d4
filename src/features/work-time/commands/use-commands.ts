import {
  skipToken,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { type ApiError, toApiError } from '#lib/http/api-error.ts';
import { clearError, notifyError } from '#notices/notify.ts';
import { sessionText } from '#session/text.ts';
import { useExtensions } from '#session/use-extensions.ts';
import { createRepetitions } from '#ui/create-repetitions.ts';
import type { PressOutcome } from '../outbox/create-callers.ts';
import { workTimeText } from '../text.ts';
import { trackerKey } from '../use-records.ts';
import type { Command, UndoStep } from './command.ts';
import { type Done, doneKey, joined, NOTHING } from './done.ts';
import type { Performed } from './performed.ts';
import { pressCommands } from './press-commands.ts';
import { renewVersions } from './renew-versions.ts';

/** As many presses can be taken back, one after the other. */
const STEPS = 20;

/** A press of the user: commands, or that the last one is taken back. */
type Press = Doing | 'undo';

interface Doing {
  commands: Command[];
  /** What is said when all of it is done. */
  message: string;
  handlers?: Handlers;
}

interface Handlers {
  onDone?: () => void;
  /** @returns whether the failure has been shown */
  onFailure?: (error: ApiError) => boolean;
}

export interface Commands {
  /** The same commands again within 500 ms are one press. */
  run: (commands: Command[], message: string, handlers?: Handlers) => void;
  busy: boolean;
  /** Whether a press has to wait: what it does is shown when another server has responded. */
  isBlocked: boolean;
  /** What the last press did; empty before the first. */
  message: string;
  /** What earlier presses, which waited, did instead of what was asked; mostly empty. */
  told: string;
  canUndo: boolean;
  /** Whether the server does not have the last press yet. */
  isWaiting: boolean;
  /** Whether the last press was refused: its reason and what can be done are to be shown. */
  isRefused: boolean;
  acknowledgeRefusal: () => void;
  /** The user has closed what was said about a press: the same commands are a new press. */
  acknowledge: () => void;
  undo: () => void;
}

/** Performs commands, and takes them back (TRK-30). */
export function useCommands(): Commands {
  const client = useQueryClient();
  const isExtended = useExtensions();
  const repetitions = useState(createRepetitions)[0];
  /** The press before, which an undo waits for, to take back the last one. */
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const { data: done = NOTHING } = useQuery<Done>({
    queryKey: doneKey,
    queryFn: skipToken,
    initialData: NOTHING,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const busy = useIsMutating({ mutationKey: doneKey }) > 0;

  const { mutate } = useMutation({
    mutationKey: doneKey,
    mutationFn: (press: Press) => perform(press),
    onMutate: clearError,
    onError: (error) => notifyError(sessionText.callFailed(toApiError(error))),
    onSettled: (performed) => {
      if (performed?.outcome.kind === 'waiting') return;
      // A later press is under way: what is read before it is done would be out of date.
      if (client.isMutating({ mutationKey: doneKey }) > 1) return;
      void client.invalidateQueries({ queryKey: trackerKey });
    },
  });

  /** @returns `null` if there was nothing to take back */
  function perform(press: Press): Promise<PerformedPress | null> {
    const performing = press === 'undo' ? before.current.then(undoLast) : doNow(press, false);
    before.current = performing.catch(() => undefined);
    return performing;
  }

  async function undoLast(): Promise<PerformedPress | null> {
    const { steps, waiting } = client.getQueryData<Done>(doneKey) ?? NOTHING;
    const last = steps.at(-1);
    return last && waiting === null ? doNow(last, true) : null;
  }

  async function doNow(doing: Doing, isUndo: boolean): Promise<PerformedPress> {
    const outcome = await pressCommands(client, doing.commands);
    const performed = { ...doing, isUndo, outcome };
    report(performed);
    return performed;
  }

  function say(change: (before: Done) => Done): void {
    client.setQueryData<Done>(doneKey, (before = NOTHING) => change(before));
  }

  function report({ commands, message, isUndo, handlers, outcome }: PerformedPress): void {
    if (outcome.kind === 'refused') {
      const { performed, error } = outcome;
      if (performed.length > 0) {
        say(({ steps }) => afterHalf(steps, performed, isUndo));
        handlers?.onDone?.();
      }
      reportRefusal(isUndo, handlers, error, outcome.discard);
      return;
    }
    if (outcome.kind === 'done') {
      say(({ steps }) => afterDone(steps, outcome.performed, message, isUndo));
    } else {
      const said = isUndo ? workTimeText.strip.undone : message;
      const press = Symbol(said);
      say((done) => ({
        ...done,
        message: said,
        steps: isUndo ? done.steps.slice(0, -1) : done.steps,
        waiting: press,
      }));
      // It can be taken back when the server has it.
      void outcome.later.then((performed) =>
        say((done) => {
          const isLast = done.waiting === press;
          if (isUndo) return isLast ? { ...done, waiting: null } : done;
          const after =
            performed.length < commands.length
              ? afterHalf(done.steps, performed, false)
              : afterDone(done.steps, performed, message, false);
          if (isLast) return { ...after, told: done.told };
          const told = joined([done.told, ...toldBy(performed)]);
          return { ...done, steps: after.steps, told };
        }),
      );
    }
    handlers?.onDone?.();
  }

  /** Where what pressed does not show it, the list of presses does; without one, a message. */
  function reportRefusal(
    isUndo: boolean,
    handlers: Handlers | undefined,
    error: ApiError,
    discard: (() => void) | undefined,
  ): void {
    const { failure } = error;
    const isChanged = failure.kind === 'response' && [404, 409].includes(failure.status);
    if (handlers?.onFailure?.(error)) discard?.();
    else if (isUndo && isChanged) {
      discard?.();
      say(({ steps }) => ({
        ...NOTHING,
        message: workTimeText.strip.notUndone,
        steps: steps.slice(0, -1),
      }));
    } else if (discard) say((done) => ({ ...done, isRefused: true }));
    else notifyError(sessionText.callFailed(error));
  }

  return useMemo(
    () => ({
      run: (commands, message, handlers) => {
        if (repetitions.isRepeated(JSON.stringify(commands))) return;
        mutate({ commands, message, ...(handlers && { handlers }) });
      },
      busy,
      isBlocked: busy && !isExtended,
      message: done.message,
      told: done.told,
      canUndo: done.steps.length > 0 && done.waiting === null,
      isWaiting: done.waiting !== null,
      isRefused: done.isRefused,
      acknowledgeRefusal: () =>
        client.setQueryData<Done>(doneKey, (before = NOTHING) => ({ ...before, isRefused: false })),
      acknowledge: repetitions.forget,
      undo: () => {
        if (!repetitions.isRepeated('undo')) mutate('undo');
      },
    }),
    [client, mutate, repetitions, isExtended, busy, done],
  );
}

interface PerformedPress extends Doing {
  isUndo: boolean;
  outcome: PressOutcome;
}

/** What was done of a press before the rest was refused can be taken back, too. */
function afterHalf(steps: UndoStep[], performed: readonly Performed[], isUndo: boolean): Done {
  if (performed.length === 0) return { ...NOTHING, steps };
  const { half } = workTimeText.strip;
  return afterDone(isUndo ? steps.slice(0, -1) : steps, performed, half, false);
}

function afterDone(
  steps: UndoStep[],
  performed: readonly Performed[],
  message: string,
  isUndo: boolean,
): Done {
  if (isUndo) {
    const renewed = performed.flatMap((one) => one.renewed);
    const before = renewVersions(steps.slice(0, -1), renewed);
    return { ...NOTHING, message: workTimeText.strip.undone, steps: before };
  }
  // In the reverse order: the last is taken back first.
  const commands = performed.flatMap(({ undo }) => undo ?? []).reverse();
  const next = commands.length > 0 ? [...steps, { message, commands }] : [];
  return { ...NOTHING, message: messageAfter(performed, message), steps: next.slice(-STEPS) };
}

function messageAfter(performed: readonly Performed[], message: string): string {
  const told = toldBy(performed);
  if (told.length === 0) return message;
  return joined([told.length < performed.length ? workTimeText.strip.half : '', ...told]);
}

function toldBy(performed: readonly Performed[]): string[] {
  return performed.flatMap(({ told }) => told ?? []);
}
