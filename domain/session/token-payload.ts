import type { TokenPayload } from '#contract/session.ts';

/** The username's colours need the uuid's first six digits, the info panel its first eight. */
const UUID_START = /^[0-9a-f]{6}/i;

/**
 * Reads the six claims that the page needs (SES-10). simplejwt writes the user id as a text of
 * digits, which counts as a number.
 *
 * @returns `null` if a claim is missing or has the wrong type
 */
export function parseTokenPayload(decoded: unknown): TokenPayload | null {
  if (typeof decoded !== 'object' || decoded === null) return null;
  const { exp, iat, jti, user_id, uuid, username, sid, extensions } = decoded as Record<
    string,
    unknown
  >;
  const userId = typeof user_id === 'string' && /^\d+$/.test(user_id) ? Number(user_id) : user_id;
  if (!isUnixTime(exp) || !isUnixTime(iat) || !Number.isSafeInteger(userId)) return null;
  if (!isText(jti) || !isText(uuid) || !isText(username) || !UUID_START.test(uuid)) return null;
  return {
    exp,
    iat,
    jti,
    user_id: userId as number,
    uuid,
    username,
    sid: isText(sid) ? sid : undefined,
    extensions: typeof extensions === 'number' ? extensions : undefined,
  };
}

/** True if a `Date` can hold these seconds since the epoch. */
function isUnixTime(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 8.64e12;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
