import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MeasuredResponse } from '#server/runtime/metrics.ts';
import { isUnfinished, TIMEOUT } from './logging.ts';

/**
 * Reports each response of the app. What is no route of ours counts as one, however many there are.
 */
export function measureResponses(
  app: FastifyInstance,
  report: (response: MeasuredResponse) => void,
): void {
  function measure(request: FastifyRequest, status: number, milliseconds: number): void {
    const route = request.routeOptions.url ?? 'none';
    report({ method: request.method, route, status, seconds: milliseconds / 1000 });
  }

  app.addHook('onResponse', (request, reply, done) => {
    // How long somebody watched says nothing of the server.
    if (reply.getHeader('content-type') === 'text/event-stream') return done();
    measure(request, reply.statusCode, reply.elapsedTime);
    done();
  });
  // Nobody is left to respond to, so the hook above does not run.
  app.addHook('onRequestAbort', (request, done) => {
    if (isUnfinished(request.raw)) measure(request, TIMEOUT, 0);
    done();
  });
}
