import type { FastifyInstance, RouteOptions } from 'fastify';

/**
 * Serves the schemas of all routes registered after it as one document. The generator is loaded on
 * the first request, which is rare.
 */
export function addOpenApi(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  let document: object | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => {
    const { describeRoutes } = await import('./openapi-document.ts');
    document ??= await describeRoutes(routes);
    return document;
  });
}
