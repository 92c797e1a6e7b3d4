import { ApiError } from '#lib/http/api-error.ts';
import { extensions } from '#session/extensions.ts';
import { callServer } from './call.ts';
import type { AnyKinds, Pressed, Settled } from './command.ts';

export interface Sent {
  settled: Settled;
  /** The user's revision with what it did; `null` from servers that do not tell. */
  revision: number | null;
}

/** Throws `ApiError` and nothing else. */
export type Send = (pressed: Pressed) => Promise<Sent>;

/** Sends commands to the server, each as its kind says. */
export function createSend(kinds: AnyKinds): Send {
  return async (pressed) => {
    const kind = kinds[pressed.command.kind];
    // Kept by a newer version of the page.
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
