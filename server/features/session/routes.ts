import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { paths } from '#contract/paths.ts';
import { EndSessionRequest, RefreshRequest, TokenPair, TokenRequest } from '#contract/session.ts';
import { addressKey } from '#server/http/limits/address-key.ts';
import { clientAddress } from '#server/http/limits/client-address.ts';
import { failures, refused, withBody } from '#server/http/responses.ts';
import { describeDevice } from './device.ts';
import type { SessionService, SessionUser } from './session-service.ts';

const tags = ['session'];

/** Bodies here hold at most a username and password, or a token (LIM-7). */
const bodyLimit = 4096;

/** Returns the account; throws an `AuthenticationError`. `network` is where the attempt comes from. */
export type Authenticate = (credentials: TokenRequest, network: string) => Promise<SessionUser>;

export function sessionRoutes(
  authenticate: Authenticate,
  sessions: SessionService,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      `/${paths.token}`,
      {
        bodyLimit,
        config: { limit: 'signIn' },
        schema: {
          operationId: 'createTokenPair',
          summary: 'Sign in',
          description:
            'Begins a session. A wrong password, an unknown name and a name that has to wait get the same response.',
          tags,
          body: TokenRequest,
          response: { 200: TokenPair, ...failures, ...withBody, ...refused },
        },
      },
      async (request) => {
        const address = clientAddress(request);
        const user = await authenticate(request.body, addressKey(address));
        const device = await describeDevice(request.headers['user-agent'], address);
        return sessions.begin(user, device);
      },
    );

    app.post(
      `/${paths.refresh}`,
      {
        bodyLimit,
        config: { limit: 'refresh' },
        schema: {
          operationId: 'refreshTokenPair',
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
          operationId: 'endSession',
          summary: 'Sign out: end the session of a refresh token',
          description: 'Access tokens of the session are refused from then on, too.',
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

    app.post(
      `/${paths.endSession}`,
      {
        bodyLimit,
        schema: {
          operationId: 'endSessionById',
          summary: 'Sign out later: end the session with this id',
          description:
            'For a sign-out without a network. Needs no token; the response is the same for an id that does not exist.',
          tags,
          body: EndSessionRequest,
          response: { 204: Type.Null(), ...failures, ...withBody },
        },
      },
      async ({ body }, reply) => {
        await sessions.endById(body.sid);
        return reply.code(204).send(null);
      },
    );
  };
}
