import {
  type QueryClient,
  useIsMutating,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ApiError, toApiError } from '#lib/http/api-error.ts';
import { clearError, notifyError } from '#notices/notify.ts';
import { sessionText } from '#session/text.ts';
import { useExtensions } from '#session/use-extensions.ts';
import { createRepetitions } from '#ui/create-repetitions.ts';
import type { Performed } from '#features/work-time/commands/command.ts';
import {
  type History,
  historyKey,
  inverseOf,
  joined,
  NOTHING,
  renewSteps,
  type UndoStep,
  type WaitingPress,
  withStep,
} from './undo-state.ts';
import type { Command } from '#features/work-time/commands/kinds.ts';
import { pressCommands } from './press-commands.ts';
import { startedQueue } from './current-queue.ts';
import type { PressOutcome } from './queue-state.ts';
import { commandsText } from '#features/work-time/commands/text.ts';

/** A press of the user: commands, or that the last one is taken back. */
type Press = Doing | 'undo';

interface Doing {
  commands: readonly Command[];
  /** What is said when all of it is done. */
  message: string;
  handlers?: Handlers;
}

interface Handlers {
  /**
   * One of several that change their places when one is pressed: a second press at once would hit
   * another one, and is none. Without it, what was pressed is known by its commands.
   */
  control?: 'chip' | 'resume';
  onDone?: () => void;
  /** @returns whether the failure has been shown */
  onFailure?: (error: ApiError) => boolean;
}

export interface Commands {
  /** The same control, or the same commands, again within 500 ms are one press (TRK-12). */
  run: (commands: readonly Command[], message: string, handlers?: Handlers) => void;
  /** Whether a press has to wait: what it does is shown when another server has responded. */
  isBlocked: boolean;
  acknowledgeRefusal: () => void;
  /** The user has closed what was said about a press: the same commands are a new press. */
  acknowledge: () => void;
  undo: () => void;
}

/**
 * What was pressed last in a client, and the press before an undo, which waits for it to take back the
 * last one. The tracker and the bar at the bottom edge have them in common.
 */
const pressed = new WeakMap<QueryClient, ReturnType<typeof createPressed>>();

function createPressed() {
  const before: Promise<unknown> = Promise.resolve();
  return { repetitions: createRepetitions(), before };
}

function pressedIn(client: QueryClient) {
  const own = pressed.get(client) ?? createPressed();
  pressed.set(client, own);
  return own;
}

/** Performs commands, and takes them back (TRK-30); the same object after each press. */
export function useCommands(): Commands {
  const client = useQueryClient();
  const isExtended = useExtensions();
  const last = pressedIn(client);
  const isBlocked = useIsMutating({ mutationKey: historyKey, predicate: () => !isExtended }) > 0;

  const { mutate } = useMutation({
    mutationKey: historyKey,
    mutationFn: (press: Press) => perform(press),
    onMutate: clearError,
    onError: (error) => notifyError(sessionText.callFailed(toApiError(error))),
  });

  function perform(press: Press): Promise<void> {
    const performing = press === 'undo' ? last.before.then(undoLast) : doNow(press, false);
    last.before = performing.catch(() => undefined);
    return performing;
  }

  async function undoLast(): Promise<void> {
    const step = (client.getQueryData<History>(historyKey) ?? NOTHING).steps.at(-1);
    if (!step) return;
    const { message, how } = step;
    if (!('later' in how)) return doNow({ commands: how, message }, true);
    const queue = await startedQueue();
    if (await queue?.takeBack(how.keys)) {
      say(({ steps }) => ({
        ...NOTHING,
        message: commandsText.undone,
        saidMs: performance.now(),
        steps: steps.filter((one) => one !== step),
      }));
      return;
    }
    // The server has it by now.
    const inverse = inverseOf(await how.later);
    if (inverse.length > 0) await doNow({ commands: inverse, message }, true);
  }

  async function doNow(doing: Doing, isUndo: boolean): Promise<void> {
    report(doing, isUndo, await pressCommands(client, doing.commands));
  }

  function say(change: (before: History) => History): void {
    client.setQueryData<History>(historyKey, (before = NOTHING) => change(before));
  }

  function report(doing: Doing, isUndo: boolean, outcome: PressOutcome): void {
    const { message, handlers } = doing;
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
    } else reportWaiting(doing, isUndo, outcome);
    handlers?.onDone?.();
  }

  function reportWaiting({ commands, message }: Doing, isUndo: boolean, press: WaitingPress): void {
    const step: UndoStep = { message, how: press };
    say((history) => ({
      ...history,
      message: isUndo ? commandsText.undone : message,
      saidMs: performance.now(),
      steps: isUndo ? history.steps.slice(0, -1) : withStep(history.steps, step),
      waiting: press,
    }));
    void press.later.then((performed) =>
      say((history) => {
        const isLast = history.waiting === press;
        const at = history.steps.indexOf(step);
        const settled = { ...history, waiting: isLast ? null : history.waiting };
        if (isUndo) return { ...settled, steps: renewSteps(history.steps, performed) };
        // It was taken back.
        if (at < 0) return settled;
        const inverse = stepsOf(message, performed);
        const earlier = inverse.length > 0 ? history.steps.slice(0, at) : [];
        const steps = [...earlier, ...inverse, ...history.steps.slice(at + 1)];
        if (!isLast)
          return { ...settled, steps, told: joined([history.told, ...toldBy(performed)]) };
        const isHalf = performed.length < commands.length;
        const said =
          isHalf && performed.length === 0 ? '' : messageAfter(performed, message, isHalf);
        return { ...settled, steps, message: said };
      }),
    );
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
        message: commandsText.notUndone,
        saidMs: performance.now(),
        steps: steps.slice(0, -1),
      }));
    } else if (discard) say((history) => ({ ...history, isRefused: true }));
    else notifyError(sessionText.callFailed(error));
  }

  return useMemo(
    () => ({
      run: (commands, message, handlers) => {
        if (last.repetitions.isRepeated(handlers?.control ?? JSON.stringify(commands))) return;
        mutate({ commands, message, ...(handlers && { handlers }) });
      },
      isBlocked,
      acknowledgeRefusal: () =>
        client.setQueryData<History>(historyKey, (before = NOTHING) => ({
          ...before,
          isRefused: false,
        })),
      acknowledge: last.repetitions.forget,
      undo: () => {
        if (!last.repetitions.isRepeated('undo')) mutate('undo');
      },
    }),
    [client, mutate, last, isBlocked],
  );
}

/** What was done of a press before the rest was refused can be taken back, too. */
function afterHalf(
  steps: readonly UndoStep[],
  performed: readonly Performed[],
  isUndo: boolean,
): History {
  const { half } = commandsText;
  return afterDone(isUndo ? steps.slice(0, -1) : steps, performed, half, false);
}

function afterDone(
  steps: readonly UndoStep[],
  performed: readonly Performed[],
  message: string,
  isUndo: boolean,
): History {
  if (isUndo) {
    const before = renewSteps(steps.slice(0, -1), performed);
    const said = { message: commandsText.undone, saidMs: performance.now() };
    return { ...NOTHING, ...said, steps: before };
  }
  const [step] = stepsOf(message, performed);
  return {
    ...NOTHING,
    message: messageAfter(performed, message, false),
    saidMs: performance.now(),
    steps: step ? withStep(steps, step) : [],
  };
}

/** None for a press that cannot be taken back: it stands in the way of what was done before it. */
function stepsOf(message: string, performed: readonly Performed[]): UndoStep[] {
  const how = inverseOf(performed);
  return how.length > 0 ? [{ message, how }] : [];
}

function messageAfter(performed: readonly Performed[], message: string, isHalf: boolean): string {
  const { half } = commandsText;
  const told = toldBy(performed);
  if (told.length === 0) return isHalf ? half : message;
  return joined([isHalf || told.length < performed.length ? half : '', ...told]);
}

function toldBy(performed: readonly Performed[]): string[] {
  return performed.flatMap(({ told }) => told ?? []);
}
