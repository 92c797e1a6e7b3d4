import { describe, expect, it } from 'vitest';
import { decodeToken, InvalidTokenError } from '#session/decode-token.ts';
import { openSession } from '#session/open-session.ts';
import { madeUpAccess, madeUpSession, madeUpToken } from '#tests/support/page/made-up-session.ts';

const token = madeUpToken(madeUpAccess);
const [header = '', payload = '', signature = ''] = token.split('.');
const base64url = (text: string) => Buffer.from(text).toString('base64url');
const { uuid: _, ...withoutUuid } = madeUpAccess;

/** The error that `run` threw. */
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
    ...[undefined, null, 7, { token }, [[token]], '', 'garbage', 'x'.repeat(10_000)],
    // Parts that are missing, empty or too many.
    ...[`${header}.${payload}`, `${header}.${payload}.`, `${header}..${signature}`],
    ...[`.${payload}.${signature}`, `${token}.${signature}`, `${token}\n`],
    // Base64 with a wrong character, of an impossible length, or padded.
    ...[`${header}.%%%.${signature}`, `${header}.abcde.${signature}`],
    ...[`abcde.${payload}.${signature}`, `${header}.${payload}==.${signature}`],
    // No JSON, half a JSON, or JSON of something else.
    ...[`x${token.slice(1)}`, `${header}.${base64url('{"exp":1')}.${signature}`],
    ...[`${header}.${base64url('null')}.${signature}`, `${header}.${base64url('[]')}.${signature}`],
    ...[madeUpToken(withoutUuid), madeUpToken({})],
  ])('that is %j is refused, and the error tells nothing of it', (broken) => {
    const error = thrownBy(() => decodeToken(broken));
    expect(error).toBeInstanceOf(InvalidTokenError);
    expect(error).toMatchObject({ name: 'InvalidTokenError', message: 'invalid token' });
    expect(Object.hasOwn(error as object, 'cause')).toBe(false);
    expect(Object.keys(error as object)).toEqual(['name']);
  });
});

it('a token pair opens no session when its two tokens are of two users', () => {
  const { access } = madeUpSession();
  const { refresh } = madeUpSession({ uuid: 'ffffffff-0000-4000-8000-000000000008' });
  expect(() => openSession({ access, refresh })).toThrow(InvalidTokenError);
});
