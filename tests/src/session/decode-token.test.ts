import { describe, expect, it } from 'vitest';
import { decodeToken, InvalidTokenError } from '#session/decode-token.ts';
import { openSession } from '#session/open-session.ts';
import {
  madeUpAccess,
  madeUpRefresh,
  madeUpSession,
  madeUpToken,
} from '#tests/support/page/made-up-session.ts';

const token = madeUpToken(madeUpAccess);
const [header = '', payload = '', signature = ''] = token.split('.');
const base64url = (text: string) => Buffer.from(text).toString('base64url');
const { uuid: _, ...withoutUuid } = madeUpAccess;

/** What `run` threw. */
function thrownBy(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

// SES-13, SES-23
describe('a token', () => {
  it('is read, names in any script included', () => {
    expect(decodeToken(token)).toEqual(madeUpAccess);
    const emoji = { ...madeUpAccess, username: '🎉𠮷野家 مرحبا' };
    expect(decodeToken(madeUpToken(emoji))).toEqual(emoji);
  });

  it.each([
    { what: 'nothing', broken: undefined },
    { what: 'null', broken: null },
    { what: 'a number', broken: 7 },
    { what: 'an object', broken: { token } },
    { what: 'a list', broken: [token] },
    { what: 'empty', broken: '' },
    { what: 'a word', broken: 'garbage' },
    { what: 'without a signature', broken: `${header}.${payload}` },
    { what: 'with an empty signature', broken: `${header}.${payload}.` },
    { what: 'with an empty payload', broken: `${header}..${signature}` },
    { what: 'with an empty header', broken: `.${payload}.${signature}` },
    { what: 'of four parts', broken: `${token}.${signature}` },
    { what: 'followed by a line end', broken: `${token}\n` },
    { what: 'of base64 with a wrong character', broken: `${header}.%%%.${signature}` },
    { what: 'of base64 of an impossible length', broken: `${header}.abcde.${signature}` },
    { what: 'of a header that is no base64', broken: `abcde.${payload}.${signature}` },
    { what: 'of a header that is no JSON', broken: `x${token.slice(1)}` },
    { what: 'padded', broken: `${header}.${payload}==.${signature}` },
    { what: 'of half a JSON', broken: `${header}.${base64url('{"exp":1')}.${signature}` },
    { what: 'of JSON null', broken: `${header}.${base64url('null')}.${signature}` },
    { what: 'of a JSON list', broken: `${header}.${base64url('[]')}.${signature}` },
    { what: 'without the field uuid', broken: madeUpToken(withoutUuid) },
    { what: 'without any field', broken: madeUpToken({}) },
    { what: 'of 10 kB of nothing', broken: 'x'.repeat(10_000) },
  ])('that is $what is refused, and the error tells nothing of it', ({ broken }) => {
    const error = thrownBy(() => decodeToken(broken));
    expect(error).toBeInstanceOf(InvalidTokenError);
    expect(error).toMatchObject({ name: 'InvalidTokenError', message: 'invalid token' });
    expect(Object.hasOwn(error as object, 'cause')).toBe(false);
    expect(Object.keys(error as object)).toEqual(['name']);
  });
});

describe('a token pair', () => {
  it('opens a session with what both tokens say', () => {
    const { access, refresh } = madeUpSession();
    expect(openSession({ access, refresh })).toEqual({
      access,
      refresh,
      accessPayload: madeUpAccess,
      refreshPayload: madeUpRefresh,
    });
  });

  it('opens none when either token cannot be read', () => {
    const { access, refresh } = madeUpSession();
    expect(() => openSession({ access, refresh: 'x' })).toThrow(InvalidTokenError);
    expect(() => openSession({ access: 'x', refresh })).toThrow(InvalidTokenError);
  });

  it('opens none when the two tokens are of two users', () => {
    const { access } = madeUpSession();
    const { refresh } = madeUpSession({ uuid: 'ffffffff-0000-4000-8000-000000000008' });
    expect(() => openSession({ access, refresh })).toThrow(InvalidTokenError);
  });
});
