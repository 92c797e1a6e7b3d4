import type { FastifyInstance, RouteOptions } from 'fastify';
import { lazily } from '#server/lazily.ts';

/**
 * Serves the schemas of all routes registered after it as one document. What makes it is loaded
 * when it is asked for, which few ever do.
 */
export function addOpenApi(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  const document = lazily(async () => {
    const { describeRoutes } = await import('./openapi-document.ts');
    return describeRoutes(routes);
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => document());
}
