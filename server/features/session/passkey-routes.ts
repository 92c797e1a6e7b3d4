import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Static } from 'typebox';
import { accountPaths } from '#contract/account-paths.ts';
import { PasskeyRequest, PasskeySignIn } from '#contract/passkeys.ts';
import { TokenPair } from '#contract/session.ts';
import { addressKey } from '#server/http/limits/address-key.ts';
import { clientAddress } from '#server/http/limits/client-address.ts';
import type { PagePlace } from '#server/http/page-place.ts';
import { failures, refused, withBody } from '#server/http/responses.ts';
import { describeDevice } from './device.ts';
import type { SessionService, SessionUser } from './session-service.ts';

type Place = ReturnType<PagePlace>;

interface Passkeys {
  options(place: Place): Promise<Static<typeof PasskeyRequest>>;
  /** Returns the account; throws an `AuthenticationError`. `network` is where the attempt comes from. */
  authenticate(body: PasskeySignIn, place: Place, network: string): Promise<SessionUser>;
}

export function passkeySessionRoutes(
  passkeys: Passkeys,
  placeOf: PagePlace,
  sessions: SessionService,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      `/${accountPaths.passkeyTokenOptions}`,
      {
        config: { limit: 'signIn' },
        schema: {
          operationId: 'beginPasskeySignIn',
          summary: 'Begin to sign in with a passkey',
          description:
            'What the browser signs. The challenge is good for one use within five minutes.',
          tags: ['session'],
          response: { 200: PasskeyRequest, 429: failures[429], '5xx': failures['5xx'] },
        },
      },
      (request) => passkeys.options(placeOf(request)),
    );

    app.post(
      `/${accountPaths.passkeyToken}`,
      {
        config: { limit: 'signIn' },
        schema: {
          operationId: 'createTokenPairByPasskey',
          summary: 'Sign in with a passkey',
          description: 'Begins a session. Whatever is wrong gets the response of a wrong password.',
          tags: ['session'],
          body: PasskeySignIn,
          response: { 200: TokenPair, ...failures, ...withBody, ...refused },
        },
      },
      async (request) => {
        const address = clientAddress(request);
        const place = placeOf(request);
        const user = await passkeys.authenticate(request.body, place, addressKey(address));
        const device = await describeDevice(request.headers['user-agent'], address);
        return sessions.begin(user, device);
      },
    );
  };
}
