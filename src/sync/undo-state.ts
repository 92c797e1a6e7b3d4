/** The last presses: their messages, and the commands that take them back. A state and its reducer. */
import type { AnyCommand, CommandSet, Settled, VersionOf } from './command.ts';
import { newVersions, renewed } from './renewed.ts';
import { syncText } from './text.ts';

/** A press that can be taken back, and its message. */
export interface UndoStep {
  /** The set of its commands. */
  set: CommandSet;
  message: string;
  /** The commands that take it back; while the server does not have it, the keys of its own. */
  how: { commands: readonly AnyCommand[] } | Waiting;
  /** The commands of the press. */
  pressed: readonly AnyCommand[];
}

interface Waiting {
  keys: readonly string[];
  /** The step that it takes back, where it is an undo. */
  undid?: UndoStep | undefined;
}

export interface UndoState {
  /** The message of the last press; empty before the first. */
  message: string;
  /** The moment of that message, by the steady clock in milliseconds. */
  saidMs: number;
  /** Messages of earlier presses that did something else than was asked, once they were sent; mostly empty. */
  reported: string;
  /** The newest last. They stay while another page of the app is shown. */
  steps: readonly UndoStep[];
  /** The press that was just taken back, to be pressed again. */
  redo: Pick<UndoStep, 'set' | 'message' | 'pressed'> | null;
  /** The last press, while the server does not have it. */
  waiting: Waiting | null;
  /** True if a press was refused, and nobody has seen that yet. */
  isRefused: boolean;
  /** The number of presses under way. */
  busy: number;
}

export const NOTHING: UndoState = {
  message: '',
  saidMs: Number.NEGATIVE_INFINITY,
  reported: '',
  steps: [],
  redo: null,
  waiting: null,
  isRefused: false,
  busy: 0,
};

/** An undo is a press, too. */
interface Press {
  set: CommandSet;
  /** The step that it takes back, where it is an undo: another press may have been made meanwhile. */
  undoes?: UndoStep | undefined;
  /** The message when all of it is done. */
  message: string;
  /** By the steady clock, in milliseconds. */
  atMs: number;
  pressed: readonly AnyCommand[];
}

interface SettledPress extends Press {
  settled: readonly Settled[];
}

export type UndoEvent =
  | { kind: 'pressed' | 'ended' | 'acknowledged' }
  /** All of it is done, or the first commands, before one was refused. */
  | ({ kind: 'done' } & SettledPress)
  | ({ kind: 'waiting' } & Waiting & Press)
  /** Nothing more happens to a press that has waited. */
  | ({ kind: 'settled' } & Waiting & SettledPress)
  /** The last step was never sent, and is gone. */
  | { kind: 'removed'; step: UndoStep; atMs: number }
  /** The press waits for the user's decision, or was an undo that came too late. */
  | { kind: 'refused' }
  | { kind: 'not undone'; step: UndoStep; atMs: number }
  /** An earlier press did something else than was asked (OUT-8). */
  | { kind: 'reported'; notice: string };

/** The number of presses that can be taken back, one after the other. */
const STEPS = 20;

export function nextUndoState(state: UndoState, event: UndoEvent): UndoState {
  const { steps, busy, isRefused } = state;
  switch (event.kind) {
    case 'pressed':
      return { ...state, busy: busy + 1 };
    case 'ended':
      return { ...state, busy: busy - 1 };
    case 'acknowledged':
      return { ...state, isRefused: false };
    case 'refused':
      return { ...state, isRefused: true };
    case 'reported':
      return { ...state, reported: joined([state.reported, event.notice]) };
    case 'done':
      if (!event.undoes) return done(steps, event);
      return isHalf(event)
        ? done(without(steps, event.undoes), event)
        : undone(event.undoes, event.settled, event.atMs);
    case 'waiting': {
      const { set, undoes, message, keys, atMs, pressed } = event;
      return {
        ...state,
        message: undoes ? syncText.undone : message,
        saidMs: atMs,
        steps: undoes
          ? without(steps, undoes)
          : withStep(steps, { set, message, how: { keys }, pressed }),
        redo: null,
        waiting: { keys, undid: undoes },
      };
    }
    case 'settled': {
      const isLast = isOf(state.waiting, event);
      const after = { ...state, waiting: isLast ? null : state.waiting };
      if (event.undoes) {
        const versionOf = newVersions(event.settled);
        const undid = isLast && !isHalf(event) ? state.waiting?.undid : undefined;
        return {
          ...after,
          steps: renewSteps(steps, versionOf),
          redo: undid ? redoOf(undid, versionOf) : state.redo,
        };
      }
      const at = steps.findIndex(({ how }) => 'keys' in how && isOf(how, event));
      // It was taken back.
      if (at < 0) return after;
      const own = stepsOf(event);
      const earlier = own.length > 0 ? steps.slice(0, at) : [];
      return {
        ...after,
        steps: [...earlier, ...own, ...steps.slice(at + 1)],
        ...(isLast
          ? { message: messageAfter(event) }
          : { reported: joined([state.reported, ...noticesOf(event.settled)]) }),
      };
    }
    case 'removed':
      return {
        ...said(syncText.undone, event.atMs, without(steps, event.step)),
        redo: event.step,
      };
    case 'not undone':
      return said(syncText.notUndone, event.atMs, without(steps, event.step));
  }

  /** Clears all earlier messages but a refusal that nobody has seen. */
  function said(message: string, saidMs: number, left: readonly UndoStep[]): UndoState {
    return { ...NOTHING, busy, isRefused, message, saidMs, steps: left };
  }

  function undone(step: UndoStep, settled: readonly Settled[], atMs: number): UndoState {
    const versionOf = newVersions(settled);
    const left = renewSteps(without(steps, step), versionOf);
    return { ...said(syncText.undone, atMs, left), redo: redoOf(step, versionOf) };
  }

  function done(before: readonly UndoStep[], press: SettledPress): UndoState {
    const [step] = stepsOf(press);
    return said(messageAfter(press), press.atMs, step ? withStep(before, step) : []);
  }
}

/** In the reverse order: the last is taken back first. */
export function inverseOf(settled: readonly Settled[]): AnyCommand[] {
  return settled.flatMap(({ undo }) => undo ?? []).reverse();
}

const isOf = (waiting: Waiting | null, { keys }: Waiting) => waiting?.keys[0] === keys[0];

function joined(sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** A step stays that of its press, whatever the server says of it. */
function without(steps: readonly UndoStep[], { pressed }: UndoStep): UndoStep[] {
  return steps.filter((step) => step.pressed !== pressed);
}

function withStep(steps: readonly UndoStep[], step: UndoStep): UndoStep[] {
  return [...steps, step].slice(-STEPS);
}

/** Empty after a press that cannot be taken back: earlier steps cannot be taken back before it. */
function stepsOf({ set, message, settled, pressed }: SettledPress): UndoStep[] {
  const commands = inverseOf(settled);
  return commands.length > 0 ? [{ set, message, how: { commands }, pressed }] : [];
}

/** The press of a step that was taken back, to be pressed again. */
function redoOf(step: UndoStep, versionOf: VersionOf): NonNullable<UndoState['redo']> {
  const { set, message, pressed } = step;
  return { set, message, pressed: renewed(set.kinds, pressed, versionOf) };
}

/** The steps before one that was taken back, which made new versions. */
function renewSteps(steps: readonly UndoStep[], versionOf: VersionOf): UndoStep[] {
  return steps.map((step) => {
    if ('keys' in step.how) return step;
    return { ...step, how: { commands: renewed(step.set.kinds, step.how.commands, versionOf) } };
  });
}

/** True if not all of its commands were done: the rest was refused or discarded. */
function isHalf({ settled, pressed }: SettledPress): boolean {
  return settled.length < pressed.length;
}

function messageAfter(press: SettledPress): string {
  const { message, settled } = press;
  const notices = noticesOf(settled);
  if (isHalf(press) && settled.length === 0) return '';
  if (notices.length === 0) return isHalf(press) ? syncText.half : message;
  return joined([notices.length < press.pressed.length ? syncText.half : '', ...notices]);
}

function noticesOf(settled: readonly Settled[]): string[] {
  return settled.flatMap(({ notice }) => notice ?? []);
}
