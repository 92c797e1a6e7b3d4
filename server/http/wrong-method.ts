import type { FastifyInstance } from 'fastify';
import { Refusal } from '#server/runtime/errors.ts';
import { isApiPath } from './paths.ts';

/**
 * Collects the methods of each API route registered after it. Call the returned function when all
 * routes are registered: then every other method of their paths gets 405 with `Allow` (API-14).
 */
export function collectMethods(app: FastifyInstance): () => void {
  const methodsByPath = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    if (!isApiPath(url)) return;
    const known = methodsByPath.get(url) ?? new Set();
    methodsByPath.set(url, known.union(new Set([method].flat())));
  });
  return () => {
    for (const [path, methods] of [...methodsByPath]) refuseOthers(app, path, methods);
  };
}

function refuseOthers(app: FastifyInstance, path: string, methods: ReadonlySet<string>): void {
  const allow = [...methods].sort().join(', ');
  app.route({
    method: app.supportedMethods.filter((method) => !methods.has(method)),
    url: path,
    schema: { hide: true },
    // Before the body is read, since it is not needed.
    onRequest: async ({ method }, reply) => {
      reply.header('allow', allow);
      throw new Refusal('method_not_allowed', `Method "${method}" not allowed.`);
    },
    handler: () => undefined,
  });
}
