import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { accountPaths } from '#contract/account-paths.ts';
import { Id } from '#contract/ids.ts';
import { BeginPasskey, NewPasskey, Passkey, PasskeyCreation } from '#contract/passkeys.ts';
import { addressKey } from '#server/http/limits/address-key.ts';
import { clientAddress } from '#server/http/limits/client-address.ts';
import type { PagePlace } from '#server/http/page-place.ts';
import { bearer, failures, refused, unknown, withBody } from '#server/http/responses.ts';
import { currentUser, requireUser } from '#server/http/security/authentication.ts';
import type { PasskeyService } from './service.ts';

const common = { tags: ['account'], ...bearer };
const signedIn = { ...refused, 429: failures[429], '5xx': failures['5xx'] };

/** What the browser of a request is called in words. */
export type DescribeDevice = (
  request: FastifyRequest,
) => Promise<{ browser: string | null; system: string | null }>;

export function passkeyRoutes(
  passkeys: PasskeyService,
  placeOf: PagePlace,
  describeDevice: DescribeDevice,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.addHook('onRequest', requireUser);

    app.post(
      `/${accountPaths.passkeyOptions}`,
      {
        config: { limit: 'signIn' },
        schema: {
          operationId: 'beginPasskey',
          summary: 'Begin to add a passkey',
          description:
            'What the browser makes it by. The challenge is good for one use within five minutes. A wrong password, and one that has to wait, is a 400.',
          ...common,
          body: BeginPasskey,
          response: { 200: PasskeyCreation, ...failures, ...withBody, ...refused },
        },
      },
      (request) => {
        const network = addressKey(clientAddress(request));
        const asker = { ...currentUser(request), network };
        return passkeys.options(asker, request.body, placeOf(request));
      },
    );

    app.post(
      `/${accountPaths.passkeys}`,
      {
        config: { limit: 'signIn' },
        schema: {
          operationId: 'addPasskey',
          summary: 'Add the passkey that the browser has made',
          description: 'It signs in from then on. At most 20.',
          ...common,
          body: NewPasskey,
          response: { 204: Type.Null(), ...failures, ...withBody, ...refused },
        },
      },
      async (request, reply) => {
        const device = await describeDevice(request);
        await passkeys.add(currentUser(request), request.body, placeOf(request), device);
        return reply.code(204).send(null);
      },
    );

    app.get(
      `/${accountPaths.passkeys}`,
      {
        schema: {
          operationId: 'listPasskeys',
          summary: 'The passkeys of the user',
          description: 'The oldest first. Nothing that could sign in is told.',
          ...common,
          response: { 200: Type.Array(Passkey), ...signedIn },
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
          ...common,
          params: Type.Object({ id: Id }),
          response: { 204: Type.Null(), ...failures, ...refused, ...unknown },
        },
      },
      async (request, reply) => {
        await passkeys.remove(currentUser(request), request.params.id);
        return reply.code(204).send(null);
      },
    );
  };
}
