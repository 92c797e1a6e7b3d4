import type { FastifyInstance } from 'fastify';
import type { Answer } from '#server/metrics.ts';

/** Reports each answer of the app. What is no route of ours counts as one, however many there are. */
export function measureAnswers(app: FastifyInstance, report: (answer: Answer) => void): void {
  app.addHook('onResponse', (request, reply, done) => {
    report({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
}
