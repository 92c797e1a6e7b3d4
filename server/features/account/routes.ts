import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { paths } from '#contract/paths.ts';
import { RegisteredUser, RegisterRequest } from '#contract/session.ts';
import { failures, withBody } from '#server/http/responses.ts';
import type { AccountService } from './service.ts';

const tags = ['session'];

/** Bodies here hold at most a username and passwords (LIM-7). */
const bodyLimit = 4096;

export function accountRoutes(accounts: AccountService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      `/${paths.register}`,
      {
        bodyLimit,
        config: { limit: 'signUp' },
        schema: {
          operationId: 'register',
          summary: 'Sign up',
          description:
            'Creates an account. The username is stored in NFKC and is unique without regard to case.',
          tags,
          body: RegisterRequest,
          response: { 201: RegisteredUser, ...failures, ...withBody },
        },
      },
      async ({ body }, reply) => reply.code(201).send(await accounts.register(body)),
    );
  };
}
