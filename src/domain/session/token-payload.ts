import type { TokenPayload } from '#contract/session.ts';

/** Colours are made of the uuid's first six digits, the info panel shows its first eight. */
const UUID_START = /^[0-9a-f]{6}/i;

/**
 * Reads the six fields that the page needs from a decoded token (customer's section 3); a user id
 * written as digits, as simplejwt does, is taken for its number.
 *
 * @returns `null` when a field is missing or of another kind
 */
export function parseTokenPayload(decoded: unknown): TokenPayload | null {
  if (typeof decoded !== 'object' || decoded === null) return null;
  const { exp, iat, jti, user_id, uuid, username } = decoded as Record<string, unknown>;
  const userId = typeof user_id === 'string' && /^\d+$/.test(user_id) ? Number(user_id) : user_id;
  if (!isUnixTime(exp) || !isUnixTime(iat) || !Number.isSafeInteger(userId)) return null;
  if (!isText(jti) || !isText(uuid) || !isText(username) || !UUID_START.test(uuid)) return null;
  return { exp, iat, jti, user_id: userId as number, uuid, username };
}

/** Seconds since the epoch that a date can hold. */
function isUnixTime(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 8.64e12;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
