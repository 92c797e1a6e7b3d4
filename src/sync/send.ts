import { ApiError, isTransient } from '#lib/http/api-error.ts';
import { extensions } from '#session/extensions.ts';
import { callServer } from './call.ts';
import type { AnyKinds, Pressed, Settled } from './command.ts';
import type { CommandState } from './queued-command.ts';

export interface Sent {
  settled: Settled;
  /** The user's revision after it; `null` from servers that do not tell. */
  revision: number | null;
}

/** Throws `ApiError` and nothing else. */
export type Send = (pressed: Pressed) => Promise<Sent>;

/** Sends commands to the server, each as its kind says. */
export function createSend(kinds: AnyKinds): Send {
  return async (pressed) => {
    const kind = kinds[pressed.command.kind];
    // A newer version of the page stored this one.
    if (!kind) throw new ApiError({ kind: 'other' });
    const isOfOurs = pressed.key !== undefined || extensions.get();
    let revision: number | null = null;
    const settled = await kind.send(pressed, async (config) => {
      const answer = await callServer(config, isOfOurs ? pressed : undefined);
      revision = answer.revision;
      return answer.body;
    });
    return { settled, revision };
  };
}

/** `null` for a failure that may pass, as where the session may begin again. */
export function refusalOf(error: ApiError): CommandState | null {
  const { failure } = error;
  if (isTransient(error) || failure.kind === 'no-token') return null;
  if (failure.kind === 'other') return { kind: 'refused', status: null };
  if (failure.kind === 'no-response' || failure.status === 401) return null;
  return { kind: 'refused', status: failure.status, data: failure.data };
}

/** Something is wrong with the server, it was asked too often, does not take the token, or is not there. */
export type Trouble = 'server' | 'tooMany' | 'signIn' | 'network';

/** The reason why a failed call may succeed later. */
export function troubleOf({ failure }: ApiError): Trouble {
  if (failure.kind !== 'response') return 'network';
  if (failure.status === 401) return 'signIn';
  return failure.status === 429 ? 'tooMany' : 'server';
}
