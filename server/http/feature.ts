import type { FastifyPluginAsync } from 'fastify';
import type { Prune } from '#server/runtime/housekeeping.ts';

/** The parts that a feature adds to the server. */
export interface Feature {
  /** Its calls, below `/api`. */
  routes: FastifyPluginAsync;
  /** Removals that housekeeping does for it. */
  jobs?: readonly Prune[];
}
