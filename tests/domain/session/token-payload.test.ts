import { describe, expect, it } from 'vitest';
import { parseTokenPayload } from '#domain/session/token-payload.ts';
import { madeUpAccess } from '#tests/support/page/made-up-session.ts';

describe('what a token says', () => {
  it('is its six fields, and nothing else that stands in it', () => {
    const decoded = { ...madeUpAccess, token_type: 'access', admin: true };
    expect(parseTokenPayload(decoded)).toEqual(madeUpAccess);
  });

  // EXT-1
  it('also is the session id and what the server offers, if it is one of ours', () => {
    const ours = { ...madeUpAccess, sid: 'family', extensions: 1 };
    expect(parseTokenPayload(ours)).toEqual(ours);
    expect(parseTokenPayload({ ...madeUpAccess, sid: 7, extensions: 'yes' })).toEqual(madeUpAccess);
  });

  it('may give the user id as digits, as simplejwt does', () => {
    expect(parseTokenPayload({ ...madeUpAccess, user_id: '7' })).toEqual(madeUpAccess);
    const long = { ...madeUpAccess, user_id: 1234 };
    expect(parseTokenPayload({ ...madeUpAccess, user_id: '1234' })).toEqual(long);
  });

  it.each([0, 8.64e12])('may give the time %d, the first or last that a date can have', (time) => {
    const payload = { ...madeUpAccess, iat: time, exp: time };
    expect(parseTokenPayload(payload)).toEqual(payload);
  });

  it.each(Object.keys(madeUpAccess) as (keyof typeof madeUpAccess)[])(
    'is refused without %s',
    (field) => {
      const { [field]: _, ...rest } = madeUpAccess;
      expect(parseTokenPayload(rest)).toBeNull();
      expect(parseTokenPayload({ ...madeUpAccess, [field]: null })).toBeNull();
    },
  );

  const { NaN: nan, POSITIVE_INFINITY: infinite } = Number;
  const wrong = {
    exp: [String(madeUpAccess.exp), -1, nan, infinite, 8.64e12 + 1],
    iat: [String(madeUpAccess.iat), -1, true],
    jti: [1, ''],
    user_id: ['', 'seven', '7a', 7.5, '99999999999999999999', [7]],
    uuid: [7, '', '3f4fb', 'red;}x-0000-4000-8000-000000000007'],
    username: ['', ['太郎さん'], {}],
  };
  const wrongFields = Object.entries(wrong).flatMap(([field, values]) =>
    values.map((value) => ({ field, value })),
  );

  it.each(wrongFields)('is refused when $field is $value', ({ field, value }) => {
    expect(parseTokenPayload({ ...madeUpAccess, [field]: value })).toBeNull();
  });

  it.each([null, undefined, 'text', 7, true, [], {}])('is refused when it is %j', (decoded) => {
    expect(parseTokenPayload(decoded)).toBeNull();
  });
});
