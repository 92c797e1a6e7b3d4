import { createHash } from 'node:crypto';
import type { TokenPair } from '#contract/session.ts';
import { usernameKey } from '#domain/session/username.ts';
import type { Db } from '#server/db/schema.ts';
import { hashPassword } from '#server/features/account/passwords.ts';
import { createUserRepository } from '#server/features/account/user-repository.ts';
import { createFamilyRepository } from '#server/features/session/repository.ts';
import { createSessionService } from '#server/features/session/service.ts';
import { createTokens } from '#server/features/session/tokens.ts';
import { testSettings } from './app.ts';

export const testPassword = 'ひみつ1234';
const passwordHash = hashPassword(testPassword);

export interface TestUser extends TokenPair {
  id: number;
  username: string;
  uuid: string;
  /** The header that signs a request in. */
  headers: { authorization: string };
}

/** A user who has signed up and signed in, without the calls and their time. */
export async function signedInUser(
  { db, clock }: { db: Db; clock: () => number },
  username: string,
): Promise<TestUser> {
  const uuid = uuidOf(username);
  const user = await createUserRepository(db).insert({
    username,
    username_key: usernameKey(username),
    password_hash: await passwordHash,
    uuid,
    created_at: clock(),
  });
  if (user === undefined) throw new Error(`${username} exists already`);
  const sessions = createSessionService({
    settings: testSettings,
    families: createFamilyRepository(db),
    tokens: createTokens(testSettings.jwtSecret, clock),
    clock,
    reportReuse: () => undefined,
  });
  const pair = await sessions.begin(
    { ...user, uuid },
    { browser: null, system: null, ip_addr: '127.0.0.1' },
  );
  const headers = { authorization: `Bearer ${pair.access}` };
  return { ...user, uuid, ...pair, headers };
}

/** The same UUID for the same name. */
function uuidOf(username: string): string {
  const digits = createHash('sha256').update(username).digest('hex');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4000-8000-${digits.slice(12, 24)}`;
}
