import { type FastifyInstance, fastify } from 'fastify';
import type { Metrics } from '#server/runtime/metrics.ts';

/** Serves the metrics on a separate port, which the proxy does not forward (OPS-11). */
export function createMetricsServer(metrics: Metrics): FastifyInstance {
  const app = fastify();
  app.get('/metrics', async (_, reply) => {
    reply.type(metrics.contentType);
    return metrics.text();
  });
  return app;
}
