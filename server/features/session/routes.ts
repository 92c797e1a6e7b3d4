import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { EndedSessions, OwnSession, SessionId } from '#contract/account.ts';
import { accountPaths } from '#contract/account-paths.ts';
import { ErrorDetail } from '#contract/errors.ts';
import { paths } from '#contract/paths.ts';
import { EndSessionRequest, RefreshRequest, TokenPair } from '#contract/session.ts';
import { currentUser } from '#server/http/authentication.ts';
import { bearer, describeRoutes } from '#server/http/route-schemas.ts';
import type { SessionService } from './service.ts';

/** The calls that go on with a session and end it. */
export function sessionRoutes(sessions: SessionService): FastifyPluginAsyncTypebox {
  return async (app) => {
    describeRoutes(app, { tags: ['session'] });
    app.post(
      `/${paths.refresh}`,
      {
        config: { limit: 'refresh' },
        schema: {
          operationId: 'refreshTokenPair',
          summary: 'Continue the session with a new pair',
          description:
            'The same token gets the same pair again until that is used, for 24 hours at most. From 10 s after its first use on it is refused, and the session ends.',
          body: RefreshRequest,
          response: { 200: TokenPair, 401: ErrorDetail },
        },
      },
      ({ body }) => sessions.refresh(body.refresh),
    );

    app.post(
      `/${paths.blacklist}`,
      {
        schema: {
          operationId: 'endSession',
          summary: 'Sign out: end the session of a refresh token',
          description: 'Access tokens of the session are refused from then on, too.',
          body: RefreshRequest,
          response: { 200: Type.Object({}), 401: ErrorDetail },
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
        schema: {
          operationId: 'endSessionById',
          summary: 'Sign out later: end the session with this id',
          description:
            'For a sign-out without a network. Needs no token; the response is the same for an id that does not exist.',
          body: EndSessionRequest,
          response: { 204: Type.Null() },
        },
      },
      ({ body }) => sessions.endById(body.sid),
    );
  };
}

/** The calls of owners about their sessions. */
export function sessionListRoutes(sessions: SessionService): FastifyPluginAsyncTypebox {
  return async (app) => {
    describeRoutes(app, { tags: ['account'], ...bearer });
    app.get(
      `/${accountPaths.sessions}`,
      {
        schema: {
          operationId: 'listSessions',
          summary: 'Where the user is signed in',
          description: 'The session used last comes first; at most 100.',
          response: { 200: Type.Array(OwnSession) },
        },
      },
      (request) => sessions.list(currentUser(request)),
    );

    app.delete(
      `/${accountPaths.session(':sid')}`,
      {
        schema: {
          operationId: 'endOwnSession',
          summary: 'End one session of the user',
          description: 'Its tokens are refused from the next request on.',
          params: Type.Object({ sid: SessionId }),
          response: { 204: Type.Null() },
        },
      },
      (request) => sessions.endOne(currentUser(request), request.params.sid),
    );

    app.post(
      `/${accountPaths.endOtherSessions}`,
      {
        schema: {
          operationId: 'endOtherSessions',
          summary: 'End all sessions of the user but the one that asks',
          description: 'Their tokens are refused from the next request on.',
          response: { 200: EndedSessions },
        },
      },
      (request) => sessions.endOthers(currentUser(request)),
    );
  };
}
