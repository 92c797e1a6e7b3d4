import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { type ApiError, toApiError } from '#lib/http/api-error.ts';
import { clearError, notifyError } from '#notices/notify.ts';
import { sessionText } from '#session/text.ts';
import { workTimeText } from '../text.ts';
import { trackerKey } from '../use-records.ts';
import type { Command, UndoStep } from './command.ts';
import { type Done, doneKey, joined, NOTHING } from './done.ts';
import type { Performed } from './performed.ts';
import { pressCommands } from './press-commands.ts';
import { renewVersions } from './renew-versions.ts';

/** As many presses can be taken back, one after the other. */
const STEPS = 20;

interface Press {
  commands: Command[];
  /** What is said when all of it is done. */
  message: string;
  isUndo: boolean;
  handlers?: Handlers;
}

interface Handlers {
  onDone?: () => void;
  /** @returns whether the failure has been shown */
  onFailure?: (error: ApiError) => boolean;
}

export interface Commands {
  /** Does nothing while another press is in progress, so that a double click is one. */
  run: (commands: Command[], message: string, handlers?: Handlers) => void;
  busy: boolean;
  /** What the last press did; empty before the first. */
  message: string;
  /** What earlier presses, which waited, did instead of what was asked; mostly empty. */
  told: string;
  canUndo: boolean;
  /** Whether the server does not have the last press yet. */
  isWaiting: boolean;
  undo: () => void;
}

/** Performs commands, and takes them back (TRK-30). */
export function useCommands(): Commands {
  const client = useQueryClient();
  const underWay = useRef(false);
  const { data: done = NOTHING } = useQuery<Done>({
    queryKey: doneKey,
    queryFn: skipToken,
    initialData: NOTHING,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const say = (change: (before: Done) => Done) =>
    client.setQueryData<Done>(doneKey, (before = NOTHING) => change(before));

  const { mutate, isPending } = useMutation({
    mutationFn: ({ commands }: Press) => pressCommands(client, commands),
    onMutate: clearError,
    onSuccess: (outcome, { commands, message, isUndo, handlers }) => {
      if (outcome.kind === 'done') {
        say(({ steps }) => afterDone(steps, outcome.performed, message, isUndo));
      } else if (outcome.kind === 'half') {
        const { performed, error } = outcome;
        say(({ steps }) => afterHalf(steps, performed, isUndo));
        notifyError(sessionText.callFailed(error));
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
    },
    onError: (error, { isUndo, handlers }) => {
      if (handlers?.onFailure?.(toApiError(error))) return;
      const { failure } = toApiError(error);
      const isChanged = failure.kind === 'response' && [404, 409].includes(failure.status);
      if (isUndo && isChanged) {
        say(({ steps }) => ({
          ...NOTHING,
          message: workTimeText.strip.notUndone,
          steps: steps.slice(0, -1),
        }));
      } else notifyError(sessionText.callFailed(toApiError(error)));
    },
    onSettled: (outcome) => {
      underWay.current = false;
      if (outcome?.kind !== 'waiting') void client.invalidateQueries({ queryKey: trackerKey });
    },
  });

  return useMemo(() => {
    function start(press: Press): void {
      if (underWay.current) return;
      underWay.current = true;
      mutate(press);
    }
    return {
      run: (commands, message, handlers) =>
        start({ commands, message, isUndo: false, ...(handlers && { handlers }) }),
      busy: isPending,
      message: done.message,
      told: done.told,
      canUndo: done.steps.length > 0 && done.waiting === null,
      isWaiting: done.waiting !== null,
      undo: () => {
        const last = done.steps.at(-1);
        if (last && done.waiting === null) start({ ...last, isUndo: true });
      },
    };
  }, [mutate, isPending, done]);
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
