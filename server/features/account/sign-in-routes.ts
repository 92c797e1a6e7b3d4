import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { accountPaths } from '#contract/account-paths.ts';
import { ErrorDetail } from '#contract/errors.ts';
import { PASSKEY_BODY_BYTES, PasskeyOptions, PasskeySignIn } from '#contract/passkeys.ts';
import { paths } from '#contract/paths.ts';
import { RegisteredUser, RegisterRequest, TokenPair, TokenRequest } from '#contract/session.ts';
import { clientAddress, clientKey } from '#server/http/client-address.ts';
import type { PagePlace } from '#server/http/page-place.ts';
import { describeRoutes } from '#server/http/route-schemas.ts';
import { type Device, describeDevice } from './device.ts';
import type { PasskeyService } from './passkeys/service.ts';
import type { AccountService, SignInCandidate } from './service.ts';

/** A user who has proved to be the owner of an account. */
type Owner = Awaited<ReturnType<AccountService['acceptSignIn']>>;

/** Begins a session of this user on this device. */
export type BeginSession = (user: Owner, device: Device) => Promise<TokenPair>;

interface SignInRoutesDeps {
  accounts: AccountService;
  passkeys: PasskeyService;
  placeOf: PagePlace;
  beginSession: BeginSession;
}

/** Open to guests: signing up, and signing in by password or passkey. */
export function signInRoutes(deps: SignInRoutesDeps): FastifyPluginAsyncTypebox {
  const { accounts, passkeys, placeOf, beginSession } = deps;

  async function begin(request: FastifyRequest, candidate: SignInCandidate): Promise<TokenPair> {
    const user = await accounts.acceptSignIn(candidate, clientKey(request));
    const { 'user-agent': userAgent } = request.headers;
    return beginSession(user, await describeDevice(userAgent, clientAddress(request)));
  }

  return async (app) => {
    describeRoutes(app, { tags: ['session'] });
    app.post(
      `/${paths.register}`,
      {
        config: { limit: 'signUp' },
        schema: {
          operationId: 'register',
          summary: 'Sign up',
          description:
            'Creates an account. The username is stored in NFKC and is unique without regard to case.',
          body: RegisterRequest,
          response: { 201: RegisteredUser },
        },
      },
      ({ body }) => accounts.register(body),
    );

    app.post(
      `/${paths.token}`,
      {
        config: { limit: 'signIn' },
        schema: {
          operationId: 'createTokenPair',
          summary: 'Sign in',
          description:
            'Begins a session. A wrong password, an unknown name and a name that has to wait get the same response.',
          body: TokenRequest,
          response: { 200: TokenPair, 401: ErrorDetail },
        },
      },
      async (request) => begin(request, await accounts.find(request.body, clientKey(request))),
    );

    app.post(
      `/${accountPaths.passkeyTokenOptions}`,
      {
        config: { limit: 'signIn' },
        schema: {
          operationId: 'beginPasskeySignIn',
          summary: 'Begin to sign in with a passkey',
          description:
            'What the browser signs. The challenge is good for one use within five minutes.',
          response: { 200: PasskeyOptions },
        },
      },
      (request) => passkeys.signInOptions(placeOf(request)),
    );

    app.post(
      `/${accountPaths.passkeyToken}`,
      {
        bodyLimit: PASSKEY_BODY_BYTES,
        config: { limit: 'signIn' },
        schema: {
          operationId: 'createTokenPairByPasskey',
          summary: 'Sign in with a passkey',
          description: 'Begins a session. Whatever is wrong gets the response of a wrong password.',
          body: PasskeySignIn,
          response: { 200: TokenPair, 401: ErrorDetail },
        },
      },
      async (request) => begin(request, await passkeys.find(request.body, placeOf(request))),
    );
  };
}
