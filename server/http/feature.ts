import type { FastifyPluginAsync } from 'fastify';
import type { Prune } from '#server/runtime/housekeeping.ts';

/** What a feature adds to the server. */
export interface Feature {
  /** Its calls, below `/api`. */
  routes: FastifyPluginAsync;
  /** What housekeeping removes for it. */
  jobs?: readonly Prune[];
}
