import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { paths } from '#contract/paths.ts';
import {
  RefreshRequest,
  RegisteredUser,
  RegisterRequest,
  TokenPair,
  TokenRequest,
} from '#contract/session.ts';
import { failures, refused, withBody } from '#server/http/responses.ts';
import type { AccountService } from './account-service.ts';
import type { SessionService } from './session-service.ts';

const tags = ['session'];

/** No body here is longer than a username, a password or a token. */
const bodyLimit = 4096;

export function sessionRoutes(
  accounts: AccountService,
  sessions: SessionService,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      `/${paths.register}`,
      {
        bodyLimit,
        config: { limit: 'signUp' },
        schema: {
          summary: 'Sign up',
          tags,
          body: RegisterRequest,
          response: { 201: RegisteredUser, ...failures, ...withBody },
        },
      },
      async ({ body }, reply) => reply.code(201).send(await accounts.register(body)),
    );

    app.post(
      `/${paths.token}`,
      {
        bodyLimit,
        config: { limit: 'signIn' },
        schema: {
          summary: 'Sign in',
          tags,
          body: TokenRequest,
          response: { 200: TokenPair, ...failures, ...withBody, ...refused },
        },
      },
      async ({ body }) => sessions.begin(await accounts.authenticate(body)),
    );

    app.post(
      `/${paths.refresh}`,
      {
        bodyLimit,
        config: { limit: 'refresh' },
        schema: {
          summary: 'Continue the session with a new pair',
          description:
            'Within 10 s the same token gets the same pair again; later the session ends.',
          tags,
          body: RefreshRequest,
          response: { 200: TokenPair, ...failures, ...withBody, ...refused },
        },
      },
      ({ body }) => sessions.refresh(body.refresh),
    );

    app.post(
      `/${paths.blacklist}`,
      {
        bodyLimit,
        schema: {
          summary: 'Sign out: end the session of a refresh token',
          tags,
          body: RefreshRequest,
          response: { 200: Type.Object({}), ...failures, ...withBody, ...refused },
        },
      },
      async ({ body }) => {
        await sessions.end(body.refresh);
        return {};
      },
    );
  };
}
