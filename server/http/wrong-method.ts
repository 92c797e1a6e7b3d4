import type { FastifyInstance } from 'fastify';
import type { ErrorDetail } from '#contract/errors.ts';
import { isApiPath } from './is-api-path.ts';

/**
 * Notes the methods of each route of the API that comes after it. What it answers is to be called
 * when all routes are there: from then on every other method of their paths is answered with 405
 * and the methods that there are, as Django REST framework does.
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
    // Before a body is read: whatever it is, it is not wanted.
    onRequest: async ({ method }, reply) => {
      const body: ErrorDetail = {
        detail: `Method "${method}" not allowed.`,
        code: 'method_not_allowed',
      };
      return reply.code(405).header('allow', allow).send(body);
    },
    handler: () => undefined,
  });
}
