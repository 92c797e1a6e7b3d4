import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/schema.ts';
import type { Feature } from '#server/http/feature.ts';
import { createPagePlace, type PageSettings } from '#server/http/page-place.ts';
import type { Metrics, SignInOutcome } from '#server/runtime/metrics.ts';
import { createAttemptRepository } from './attempt-repository.ts';
import { ownAccountRoutes } from './own-routes.ts';
import { createPasskeyRepository } from './passkeys/repository.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { createPasskeyService } from './passkeys/service.ts';
import { createPasswordService } from './password-service.ts';
import { createRemovalRepository } from './removal-repository.ts';
import { createAccountService } from './service.ts';
import { type BeginSession, signInRoutes } from './sign-in-routes.ts';
import { createUserRepository } from './user-repository.ts';

interface AccountsDeps {
  db: Db;
  clock: () => number;
  settings: PageSettings;
  beginSession: BeginSession;
  log: FastifyBaseLogger;
  metrics: Metrics | undefined;
}

/** Accounts: signing up and in, by password or passkey, and the owner's changes. */
export function composeAccounts(deps: AccountsDeps): Feature {
  const { db, clock, settings, beginSession, log, metrics } = deps;
  const users = createUserRepository(db);
  const attempts = createAttemptRepository(db);
  const report = (what: string, user: number) => log.info({ user_id: user }, what);
  const passwords = createPasswordService({ users, attempts, clock, report });
  const proving = {
    users,
    attempts,
    passwords,
    passkeys: createPasskeyRepository(db),
    clock,
    reportSignIn: (outcome: SignInOutcome) => metrics?.signedIn(outcome),
  };
  const accounts = createAccountService({ ...proving, report });
  const passkeys = createPasskeyService({ ...proving, report });
  const placeOf = createPagePlace(settings);
  return {
    routes: async (api) => {
      await api.register(signInRoutes({ accounts, passkeys, placeOf, beginSession }));
      await api.register(ownAccountRoutes(accounts));
      await api.register(passkeyRoutes(passkeys, placeOf));
    },
    jobs: [createRemovalRepository(db).remove],
  };
}
