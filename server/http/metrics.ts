import { type FastifyInstance, fastify } from 'fastify';
import type { Metrics } from '#server/runtime/metrics.ts';

/**
 * Reports each response of the app. Paths without a route count as one, however many there are.
 */
export function measureResponses(app: FastifyInstance, report: Metrics['responded']): void {
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    const { statusCode: status, elapsedTime } = reply;
    const route = routeOptions.url ?? 'none';
    // The duration of a stream tells nothing about the server.
    const isWatched = reply.getHeader('content-type') === 'text/event-stream';
    if (!isWatched) report({ method, route, status }, elapsedTime / 1000);
    done();
  });
}

/** Serves the metrics on a separate port, which the proxy does not forward (OPS-11). */
export function createMetricsServer(metrics: Metrics): FastifyInstance {
  const app = fastify();
  app.get('/metrics', async (_, reply) => {
    reply.type(metrics.contentType);
    return metrics.text();
  });
  return app;
}
