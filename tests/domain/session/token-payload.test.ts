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

  it.each([
    { field: 'exp', wrong: String(madeUpAccess.exp) },
    { field: 'exp', wrong: -1 },
    { field: 'exp', wrong: Number.NaN },
    { field: 'exp', wrong: Number.POSITIVE_INFINITY },
    { field: 'exp', wrong: 8.64e12 + 1 },
    { field: 'iat', wrong: String(madeUpAccess.iat) },
    { field: 'iat', wrong: -1 },
    { field: 'iat', wrong: true },
    { field: 'jti', wrong: 1 },
    { field: 'jti', wrong: '' },
    { field: 'user_id', wrong: '' },
    { field: 'user_id', wrong: 'seven' },
    { field: 'user_id', wrong: '7a' },
    { field: 'user_id', wrong: 7.5 },
    { field: 'user_id', wrong: '99999999999999999999' },
    { field: 'user_id', wrong: [7] },
    { field: 'uuid', wrong: 7 },
    { field: 'uuid', wrong: '' },
    { field: 'uuid', wrong: '3f4fb' },
    { field: 'uuid', wrong: 'red;}x-0000-4000-8000-000000000007' },
    { field: 'username', wrong: '' },
    { field: 'username', wrong: ['太郎さん'] },
    { field: 'username', wrong: {} },
  ])('is refused when $field is $wrong', ({ field, wrong }) => {
    expect(parseTokenPayload({ ...madeUpAccess, [field]: wrong })).toBeNull();
  });

  it.each([null, undefined, 'text', 7, true, [], {}])('is refused when it is %j', (decoded) => {
    expect(parseTokenPayload(decoded)).toBeNull();
  });
});
