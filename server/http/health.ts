import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { UnavailableError } from '#server/runtime/errors.ts';
import { describeRoutes } from './route-schemas.ts';

/** Load balancers ask every few seconds and must not wait for a database that hangs. */
const LONGEST_WAIT_MS = 2000;

const Ok = Type.Object({ status: Type.Literal('ok') });

/** Some users are served: another server could do no more. */
const detail = Type.String({ examples: ['Nodes of the database do not respond: 192.0.2.7:5432'] });
const Degraded = Type.Object({ status: Type.Literal('degraded'), detail });

/** `check` resolves if the database can be read and written, with its machines that do not respond. */
export function healthRoutes(check: () => Promise<readonly string[]>): FastifyPluginAsyncTypebox {
  return async (app) => {
    describeRoutes(app, { tags: ['operation'] });
    app.get(
      '/healthz',
      {
        config: { limit: 'none' },
        schema: {
          operationId: 'getHealth',
          summary: 'Whether the process works: if not, restart it',
          description: 'For a process manager. Not limited.',
          response: { 200: Ok },
        },
      },
      async () => ({ status: 'ok' as const }),
    );

    app.get(
      '/readyz',
      {
        handlerTimeout: LONGEST_WAIT_MS,
        config: { limit: 'none' },
        schema: {
          operationId: 'getReadiness',
          summary: 'Whether the server can serve: its database can be read and written',
          description:
            'For a load balancer. Not limited. Degraded: a node of a distributed database does not respond, and the detail names it.',
          response: { 200: Type.Union([Ok, Degraded]) },
        },
      },
      async () => {
        const silent = await check().catch((cause: unknown) => {
          throw new UnavailableError('The database does not respond.', { cause });
        });
        if (silent.length === 0) return { status: 'ok' as const };
        const detail = `Nodes of the database do not respond: ${silent.join(', ')}`;
        return { status: 'degraded' as const, detail };
      },
    );
  };
}
