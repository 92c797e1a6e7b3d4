/** Presses of the user, and how the last ones are taken back (TRK-30). */
import type { QueryClient } from '@tanstack/react-query';
import { createRepetitions } from '#lib/create-repetitions.ts';
import { type ApiError, hasStatus } from '#lib/http/api-error.ts';
import { createStore } from '#lib/store.ts';
import { clearError, notifyError } from '#notices/notify.ts';
import { sessionText } from '#session/text.ts';
import type { AnyCommand, CommandSet } from './command.ts';
import { startedQueue } from './current-queue.ts';
import { pressCommands } from './press-commands.ts';
import type { PressEnd } from './queue-state.ts';
import { inverseOf, NOTHING, nextUndoState, type UndoEvent, type UndoStep } from './undo-state.ts';

export interface Handlers {
  /**
   * The name of a group of controls that move when one is pressed: a second press at once would hit another of them,
   * and does not count. Without a name, the commands tell whether a press is repeated.
   */
  control?: 'chip' | 'resume';
  onDone?: () => void;
  /**
   * It waited, which `onDone` was told, and then it was refused.
   *
   * @returns whether the user still looks at its confirmation, which the list of unsent presses replaces (OUT-4)
   */
  onLateRefusal?: () => boolean;
  /** @returns whether the failure has been shown */
  onFailure?: (error: ApiError) => boolean;
}

interface Press {
  set: CommandSet;
  commands: readonly AnyCommand[];
  message: string;
  /** The step that it takes back, where it is an undo. */
  undoes?: UndoStep;
  handlers?: Handlers | undefined;
}

type UndoHistory = ReturnType<typeof createHistory>;

const histories = new WeakMap<QueryClient, UndoHistory>();

/** The one history of a client: it has one order for the commands of all sets. */
export function undoHistory(client: QueryClient): UndoHistory {
  const known = histories.get(client) ?? createHistory(client);
  histories.set(client, known);
  return known;
}

function createHistory(client: QueryClient) {
  const state = createStore(NOTHING);
  const repetitions = createRepetitions();
  /** The ends of presses that wait, by the first keys of their commands. */
  const ends = new Map<string | undefined, Promise<PressEnd>>();
  /** The places of presses in their order, by their commands. */
  const places = new WeakMap<readonly AnyCommand[], number>();
  let presses = 0;
  let before: Promise<void> = Promise.resolve();

  function dispatch(event: UndoEvent): void {
    state.set(nextUndoState(state.get(), event));
  }

  function begin(work: () => Promise<void>): void {
    clearError();
    dispatch({ kind: 'pressed' });
    before = work()
      .catch((error) => notifyError(sessionText.callFailed(error)))
      .finally(() => dispatch({ kind: 'ended' }));
  }

  function beginPress(one: Press): void {
    const commands = [...one.commands];
    presses += 1;
    places.set(commands, presses);
    begin(() => press({ ...one, commands }));
  }

  async function press(one: Press): Promise<void> {
    const { set, commands, message, undoes, handlers } = one;
    const outcome = await pressCommands(client, set, commands);
    const said = { set, message, undoes, atMs: performance.now(), pressed: commands };
    if (outcome.kind === 'refused') {
      const { settled, error, discard } = outcome;
      if (settled.length > 0) {
        dispatch({ kind: 'done', settled, ...said });
        handlers?.onDone?.();
      }
      return refuse(one, error, discard);
    }
    if (outcome.kind === 'done') dispatch({ kind: 'done', settled: outcome.settled, ...said });
    else {
      const { keys, later } = outcome;
      dispatch({ kind: 'waiting', keys, ...said });
      ends.set(keys[0], later);
      void later.then(({ kind, settled }) => {
        dispatch({ kind: 'settled', keys, settled, ...said });
        if (kind === 'refused' && handlers?.onLateRefusal?.()) dispatch({ kind: 'refused' });
      });
    }
    handlers?.onDone?.();
  }

  /** Shows a refusal that the control itself does not show: in the list of unsent presses, or else as a message. */
  function refuse({ undoes, handlers }: Press, error: ApiError, discard?: () => void): void {
    if (handlers?.onFailure?.(error)) discard?.();
    else if (undoes && hasStatus(error, 404, 409)) {
      discard?.();
      dispatch({ kind: 'not undone', step: undoes, atMs: performance.now() });
    } else if (discard) dispatch({ kind: 'refused' });
    else notifyError(sessionText.callFailed(error));
  }

  /** @param place of the last press before it: others may have been made since */
  async function undo(place: number): Promise<void> {
    const step = state.get().steps.findLast(({ pressed }) => (places.get(pressed) ?? 0) <= place);
    if (!step) return;
    const { set, message, how } = step;
    if ('commands' in how) return press({ set, commands: how.commands, message, undoes: step });
    const queue = await startedQueue();
    if (await queue?.takeBack(how.keys)) {
      dispatch({ kind: 'removed', step, atMs: performance.now() });
      return;
    }
    // The server received it in the meantime.
    const inverse = inverseOf((await ends.get(how.keys[0]))?.settled ?? []);
    if (inverse.length > 0) await press({ set, commands: inverse, message, undoes: step });
  }

  return {
    state,
    dispatch,
    acknowledgeRefusal: () => dispatch({ kind: 'acknowledged' }),
    /** The user has closed the message of a press, so the same commands are a new press. */
    acknowledge: repetitions.forget,

    /**
     * The same control, or the same commands, again within 500 ms are one press (TRK-12).
     *
     * @param message is said when all of it is done
     */
    press(
      set: CommandSet,
      commands: readonly AnyCommand[],
      message: string,
      handlers?: Handlers,
    ): void {
      if (repetitions.isRepeated(handlers?.control ?? JSON.stringify(commands))) return;
      beginPress({ set, commands, message, handlers });
    },

    /** Takes back the last press, for which it waits. */
    undo(): void {
      if (repetitions.isRepeated('undo')) return;
      const [last, place] = [before, presses];
      begin(() => last.then(() => undo(place)));
    },

    /** Presses again the press that was just taken back. */
    redo(): void {
      const { redo } = state.get();
      if (!redo || repetitions.isRepeated('redo')) return;
      const { set, pressed, message } = redo;
      beginPress({ set, commands: pressed, message });
    },
  };
}
