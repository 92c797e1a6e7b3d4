import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { ErrorDetail } from '#contract/errors.ts';
import { UnavailableError } from '#server/runtime/errors.ts';

/** Load balancers ask every few seconds and must not wait for a database that hangs. */
const LONGEST_WAIT_MS = 2000;

const Ok = Type.Object({ status: Type.Literal('ok') });

/** `assertReady` resolves if the database can be read and written. */
export function healthRoutes(assertReady: () => Promise<void>): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/healthz',
      {
        config: { limit: 'none' },
        schema: {
          operationId: 'getHealth',
          summary: 'Whether the process works: if not, restart it',
          description: 'For a process manager. Not limited.',
          tags: ['operation'],
          response: { 200: Ok, '5xx': ErrorDetail },
        },
      },
      async () => ({ status: 'ok' as const }),
    );

    app.get(
      '/readyz',
      {
        config: { limit: 'none' },
        schema: {
          operationId: 'getReadiness',
          summary: 'Whether the server can serve: its database can be read and written',
          description: 'For a load balancer. Not limited.',
          tags: ['operation'],
          response: { 200: Ok, '5xx': ErrorDetail },
        },
      },
      async () => {
        await inTime(assertReady());
        return { status: 'ok' as const };
      },
    );
  };
}

async function inTime(response: Promise<void>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new UnavailableError('The database does not respond.')),
    LONGEST_WAIT_MS,
  );
  try {
    await Promise.race([response, late]);
  } catch (error) {
    if (error instanceof UnavailableError) throw error;
    throw new UnavailableError('The database does not respond.', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
