import { describe, expect, it } from 'vitest';
import {
  areCookiesOf,
  cookieMaxAge,
  sessionCookieNames,
  sessionCookies,
} from '#domain/session/session-cookies.ts';
import { madeUpIat, madeUpSession } from '#tests/support/page/made-up-session.ts';

const session = madeUpSession();

/** Times as of Japan, where the tests run. */
const expected = {
  jwtAccess: session.access,
  jwtRefresh: session.refresh,
  jwtAccessVerifySignature: 'a'.repeat(43),
  jwtRefreshVerifySignature: 'r'.repeat(43),
  accessTokenExp: '1795309200',
  accessTokenExpTime: '2026/11/22 10:00:00',
  accessTokenIat: '1795222800',
  accessTokenIatTime: '2026/11/21 10:00:00',
  accessTokenJti: 'jti-of-the-access-token',
  accessTokenUserId: '7',
  accessTokenUuid: '3f4fb0a1-0000-4000-8000-000000000007',
  accessTokenUsername: '太郎さん',
  refreshTokenExp: '1803862800',
  refreshTokenExpTime: '2027/03/01 10:00:00',
  refreshTokenIat: '1795222800',
  refreshTokenIatTime: '2026/11/21 10:00:00',
  refreshTokenJti: 'jti-of-the-refresh-token',
  refreshTokenUserId: '7',
  refreshTokenUuid: '3f4fb0a1-0000-4000-8000-000000000007',
  refreshTokenUsername: '太郎さん',
  usernameFontColor: '#3f4fb0',
  usernameBackgroundColor: 'white',
};

// SES-10
describe('the cookies of a session', () => {
  it('are 22, each with what the customer says', () => {
    expect(sessionCookies(session, 'Asia/Tokyo')).toEqual(expected);
    expect(sessionCookieNames).toEqual(Object.keys(expected));
    expect(sessionCookieNames).toHaveLength(22);
  });

  it('are recognised as those of the session', () => {
    expect(areCookiesOf(session, expected)).toBe(true);
  });

  it.each(sessionCookieNames)('are not of it without %s', (name) => {
    const { [name]: _, ...rest } = expected;
    expect(areCookiesOf(session, rest)).toBe(false);
    expect(areCookiesOf(session, { ...expected, [name]: '' })).toBe(false);
  });

  const written = sessionCookieNames.filter((name) => !name.endsWith('Time'));

  it.each(written)('are not of it when %s is another', (name) => {
    expect(areCookiesOf(session, { ...expected, [name]: `${expected[name]}x` })).toBe(false);
  });

  it('still belong to it after a change of the time zone', () => {
    const elsewhere = {
      accessTokenExpTime: '2026/11/22 01:00:00',
      accessTokenIatTime: '2026/11/21 01:00:00',
      refreshTokenExpTime: '2027/03/01 01:00:00',
      refreshTokenIatTime: '2026/11/21 01:00:00',
    };
    expect(areCookiesOf(session, { ...expected, ...elsewhere })).toBe(true);
  });

  it('belong to no session if the two tokens name two users', () => {
    const other = madeUpSession({ uuid: 'ffffffff-0000-4000-8000-000000000008' });
    const mixed = { ...session, refresh: other.refresh, refreshPayload: other.refreshPayload };
    expect(areCookiesOf(mixed, sessionCookies(mixed, 'Asia/Tokyo'))).toBe(false);
  });
});

// SES-11
describe('the cookies live', () => {
  it.each([
    { of: 'a day', exp: madeUpIat + 86_400, seconds: 86_400 },
    { of: '5 s', exp: madeUpIat + 5, seconds: 5 },
    { of: 'no time', exp: madeUpIat, seconds: 0 },
    { of: 'a time that has run out at its issue', exp: madeUpIat - 1, seconds: 0 },
    // A cookie's max-age is a whole number, a token's times need not be.
    { of: '5.75 s', exp: madeUpIat + 5.75, seconds: 6 },
  ])('$seconds s for an access token of $of', ({ exp, seconds }) => {
    const { accessPayload, ...rest } = session;
    expect(cookieMaxAge({ ...rest, accessPayload: { ...accessPayload, exp } })).toBe(seconds);
  });

  it('from the known time of issue, if that is later than iat', () => {
    expect(cookieMaxAge(session, madeUpIat + 3600)).toBe(86_400 - 3600);
  });
});
