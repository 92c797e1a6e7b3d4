import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Account, AccountEvent, ChangePassword, CurrentPassword } from '#contract/account.ts';
import { accountPaths } from '#contract/account-paths.ts';
import { currentUser } from '#server/http/authentication.ts';
import { clientKey } from '#server/http/client-address.ts';
import { bearer, describeRoutes } from '#server/http/route-schemas.ts';
import type { RemoteAsker } from './password-service.ts';
import type { AccountService } from './service.ts';

/** The calls of owners about their own account. */
export function ownAccountRoutes(account: AccountService): FastifyPluginAsyncTypebox {
  return async (app) => {
    describeRoutes(app, { tags: ['account'], ...bearer });
    app.get(
      `/${accountPaths.me}`,
      {
        schema: {
          operationId: 'getAccount',
          summary: 'Who the user is',
          description: 'The name, and when it was registered.',
          response: { 200: Account },
        },
      },
      (request) => account.describe(currentUser(request).id),
    );

    app.delete(
      `/${accountPaths.me}`,
      {
        config: { limit: 'signIn' },
        schema: {
          operationId: 'deleteAccount',
          summary: 'Delete the account with everything that is its own',
          description:
            'All of its sessions end at once. A wrong password, and one that has to wait, is a 400.',
          body: CurrentPassword,
          response: { 204: Type.Null() },
        },
      },
      (request) => account.delete(askerOf(request), request.body),
    );

    app.put(
      `/${accountPaths.password}`,
      {
        config: { limit: 'signIn' },
        schema: {
          operationId: 'changePassword',
          summary: 'Change the password',
          description:
            'All other sessions of the user end; this one stays as it is. A wrong password, and one that has to wait, is a 400.',
          body: ChangePassword,
          response: { 204: Type.Null() },
        },
      },
      (request) => account.changePassword(askerOf(request), request.body),
    );

    app.get(
      `/${accountPaths.events}`,
      {
        schema: {
          operationId: 'listEvents',
          summary: 'What happened to the account within 90 days',
          description: 'The latest first; at most 500.',
          response: { 200: Type.Array(AccountEvent) },
        },
      },
      (request) => account.events(currentUser(request).id),
    );
  };
}

function askerOf(request: FastifyRequest): RemoteAsker {
  return { ...currentUser(request), network: clientKey(request) };
}
