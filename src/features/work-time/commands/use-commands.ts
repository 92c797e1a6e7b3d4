import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type ApiError, toApiError } from '#lib/http/api-error.ts';
import { clearError, notifyError } from '#notices/notify.ts';
import { sessionText } from '#session/text.ts';
import { workTimeText } from '../text.ts';
import { trackerKey } from '../use-records.ts';
import type { Command, UndoStep } from './command.ts';
import { performCommand } from './perform-command.ts';
import { type Renewed, renewVersions } from './renew-versions.ts';

/** Not below the tracker's key: these are no server data, and are never read again. */
const undoKey = ['work-time-undo'];

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
  canUndo: boolean;
  undo: () => void;
}

interface Done {
  message: string;
  /** The newest last. They stay while another page of the app is shown. */
  steps: UndoStep[];
}

const NOTHING: Done = { message: '', steps: [] };

/** Performs commands, and takes them back (TRK-30). */
export function useCommands(): Commands {
  const client = useQueryClient();
  const underWay = useRef(false);
  const { data: done = NOTHING } = useQuery<Done>({
    queryKey: undoKey,
    queryFn: skipToken,
    initialData: NOTHING,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const say = (change: (before: Done) => Done) =>
    client.setQueryData<Done>(undoKey, (before = NOTHING) => change(before));

  const { mutate, isPending } = useMutation({
    mutationFn: async ({ commands }: Press) => {
      const undos: Command[] = [];
      const renewed: Renewed[] = [];
      for (const command of commands) {
        const performed = await performCommand(client, command);
        if (performed.undo) undos.unshift(performed.undo);
        renewed.push(...performed.renewed);
      }
      return { undos, renewed };
    },
    onMutate: clearError,
    onSuccess: ({ undos, renewed }, { message, isUndo, handlers }) => {
      say(({ steps }) => {
        if (isUndo) {
          const message = workTimeText.strip.undone;
          return { message, steps: renewVersions(steps.slice(0, -1), renewed) };
        }
        const next = undos.length > 0 ? [...steps, { message, commands: undos }] : [];
        return { message, steps: next.slice(-STEPS) };
      });
      handlers?.onDone?.();
    },
    onError: (error, { isUndo, handlers }) => {
      if (handlers?.onFailure?.(toApiError(error))) return;
      const { failure } = toApiError(error);
      const isChanged = failure.kind === 'response' && [404, 409].includes(failure.status);
      if (isUndo && isChanged) {
        say(({ steps }) => ({ message: workTimeText.strip.notUndone, steps: steps.slice(0, -1) }));
      } else notifyError(sessionText.callFailed(toApiError(error)));
    },
    onSettled: () => {
      underWay.current = false;
      void client.invalidateQueries({ queryKey: trackerKey });
    },
  });

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
    canUndo: done.steps.length > 0,
    undo: () => {
      const last = done.steps.at(-1);
      if (last) start({ ...last, isUndo: true });
    },
  };
}
