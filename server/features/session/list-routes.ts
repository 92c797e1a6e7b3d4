import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { EndedSessions, OwnSession, SessionId } from '#contract/account.ts';
import { accountPaths } from '#contract/account-paths.ts';
import { bearer, responses } from '#server/http/responses.ts';
import { currentUser, requireUser } from '#server/http/security/authentication.ts';
import type { SessionListService } from './list-service.ts';

const tags = ['account'];

/** The calls of owners about their sessions. */
export function sessionListRoutes(sessions: SessionListService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.addHook('onRequest', requireUser);

    app.get(
      `/${accountPaths.sessions}`,
      {
        schema: {
          operationId: 'listSessions',
          summary: 'Where the user is signed in',
          description: 'The session used last comes first; at most 100.',
          tags,
          ...bearer,
          response: responses({ 200: Type.Array(OwnSession) }, 'user'),
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
          tags,
          ...bearer,
          params: Type.Object({ sid: SessionId }),
          response: responses({ 204: Type.Null() }, 'user', 'row'),
        },
      },
      async (request, reply) => {
        await sessions.end(currentUser(request), request.params.sid);
        return reply.code(204).send(null);
      },
    );

    app.post(
      `/${accountPaths.endOtherSessions}`,
      {
        schema: {
          operationId: 'endOtherSessions',
          summary: 'End all sessions of the user but the one that asks',
          description: 'Their tokens are refused from the next request on.',
          tags,
          ...bearer,
          response: responses({ 200: EndedSessions }, 'user'),
        },
      },
      (request) => sessions.endOthers(currentUser(request)),
    );
  };
}
