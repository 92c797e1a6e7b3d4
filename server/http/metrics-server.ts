import { type FastifyInstance, fastify } from 'fastify';
import type { Metrics } from '#server/metrics.ts';

/** Serves the figures on a port of their own, which a proxy in front does not pass on. */
export function createMetricsServer(metrics: Metrics): FastifyInstance {
  const app = fastify();
  app.get('/metrics', async (_, reply) => {
    reply.type(metrics.contentType);
    return metrics.text();
  });
  return app;
}
