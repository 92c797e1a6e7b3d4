import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { CurrentPassword } from '#contract/account.ts';
import { accountPaths } from '#contract/account-paths.ts';
import { Id } from '#contract/ids.ts';
import { NewPasskey, PASSKEY_BODY_BYTES, Passkey, PasskeyOptions } from '#contract/passkeys.ts';
import { currentUser } from '#server/http/authentication.ts';
import { clientAddress, clientKey } from '#server/http/client-address.ts';
import type { PagePlace } from '#server/http/page-place.ts';
import { bearer, describeRoutes } from '#server/http/route-schemas.ts';
import { describeDevice } from '../device.ts';
import type { PasskeyService } from './service.ts';

/** The calls of owners about their passkeys. */
export function passkeyRoutes(
  passkeys: PasskeyService,
  placeOf: PagePlace,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    describeRoutes(app, { tags: ['account'], ...bearer });
    app.post(
      `/${accountPaths.passkeyOptions}`,
      {
        config: { limit: 'signIn' },
        schema: {
          operationId: 'beginPasskey',
          summary: 'Begin to add a passkey',
          description:
            'What the browser makes it by. The challenge is good for one use within five minutes. A wrong password, and one that has to wait, is a 400.',
          body: CurrentPassword,
          response: { 200: PasskeyOptions },
        },
      },
      (request) => {
        const network = clientKey(request);
        const asker = { ...currentUser(request), network };
        return passkeys.options(asker, request.body, placeOf(request));
      },
    );

    app.post(
      `/${accountPaths.passkeys}`,
      {
        bodyLimit: PASSKEY_BODY_BYTES,
        config: { limit: 'signIn' },
        schema: {
          operationId: 'addPasskey',
          summary: 'Add the passkey that the browser has made',
          description: 'It signs in from then on. At most 20.',
          body: NewPasskey,
          response: { 204: Type.Null() },
        },
      },
      async (request) => {
        const userAgent = request.headers['user-agent'];
        const device = await describeDevice(userAgent, clientAddress(request));
        return passkeys.add(currentUser(request), request.body, placeOf(request), device);
      },
    );

    app.get(
      `/${accountPaths.passkeys}`,
      {
        schema: {
          operationId: 'listPasskeys',
          summary: 'The passkeys of the user',
          description: 'The oldest first. Nothing that could sign in is told.',
          response: { 200: Type.Array(Passkey) },
        },
      },
      (request) => passkeys.list(currentUser(request)),
    );

    app.delete(
      `/${accountPaths.passkey(':id')}`,
      {
        schema: {
          operationId: 'removePasskey',
          summary: 'Remove a passkey',
          description: 'It signs in no more. Sessions that it began stay.',
          params: Type.Object({ id: Id }),
          response: { 204: Type.Null() },
        },
      },
      (request) => passkeys.remove(currentUser(request), request.params.id),
    );
  };
}
