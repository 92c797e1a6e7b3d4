import type { QueueDeps } from '#sync/queue-deps.ts';

/** A queue of the only tab of a browser, of whose presses nobody is told. */
export const loneQueue: Pick<
  QueueDeps,
  'prepare' | 'runAlone' | 'channel' | 'onDelayed' | 'onSettled' | 'onIdle' | 'onNotice'
> = {
  prepare: async () => true,
  runAlone: (work) => work(),
  channel: { post: () => undefined, listen: () => () => undefined },
  onDelayed: () => undefined,
  onSettled: () => undefined,
  onIdle: () => undefined,
  onNotice: () => undefined,
};
