import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { ErrorDetail } from '#contract/errors.ts';
import { UnavailableError } from '#server/errors.ts';

/** A load balancer asks every few seconds and must not wait for a database that hangs. */
const LONGEST_WAIT_MS = 2000;

/** `ping` resolves when the database answers. */
export function healthRoutes(ping: () => Promise<void>): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/healthz',
      {
        config: { limit: 'none' },
        schema: {
          summary: 'Whether the server can serve: it answers and so does its database',
          tags: ['operation'],
          response: { 200: Type.Object({ status: Type.Literal('ok') }), '5xx': ErrorDetail },
        },
      },
      async () => {
        await answerInTime(ping());
        return { status: 'ok' as const };
      },
    );
  };
}

async function answerInTime(answer: Promise<void>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new UnavailableError('The database does not answer.')),
    LONGEST_WAIT_MS,
  );
  try {
    await Promise.race([answer, late]);
  } catch (error) {
    throw new UnavailableError('The database does not answer.', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
